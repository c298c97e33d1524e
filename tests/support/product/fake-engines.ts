import { ConfiguredEngine } from "#domain/engine/configured-engine.port.ts"
import { EndpointFailed, EndpointTester } from "#domain/engine/endpoint-tester.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { VideoProgram } from "#domain/engine/video-program.port.ts"
import type { VideoProgramState } from "#domain/engine/video-program.ts"
import { Effect, Layer } from "effect"
import { aModel } from "../a-model.ts"

const noVideoProgram: VideoProgramState = {
  state: "missing",
  version: null,
  days: null,
  isOld: false,
  javascript: null,
  isConfined: true,
  host: "github.com",
  configuredBy: [],
  isInstalling: false,
  failure: null,
}

/** Two models, of which nothing has to be downloaded, and an endpoint that answers callers with the right key. */
export const fakeEngines = Layer.mergeAll(
  Layer.succeed(ConfiguredEngine, { variables: { speech: [], language: [], search: [], speakers: [] } }),
  Layer.succeed(ModelCatalogue, {
    models: [aModel(), aModel({ name: "toy-whisper", title: "Toy whisper", languages: "any", strength: "many" })],
  }),
  Layer.succeed(ModelInstaller, {
    missingBytes: () => Effect.succeed(0),
    freeMemory: Effect.succeed(4_000_000_000),
    install: ({ bytes }, report) =>
      Effect.forEach([0, bytes], (done) => report({ done, total: bytes }), { discard: true }).pipe(
        Effect.as({ minutesPerHour: null }),
      ),
    remove: () => Effect.void,
  }),
  Layer.sync(VideoProgram, () => {
    let version: string | null = null
    return {
      look: Effect.sync(() =>
        version === null ? noVideoProgram : { ...noVideoProgram, state: "ready" as const, version, days: 0 }
      ),
      install: Effect.sync(() => {
        version = "2026.08.19"
      }),
    }
  }),
  Layer.succeed(EndpointTester, {
    test: ({ key }) =>
      key === "right"
        ? Effect.succeed({ text: "Good morning", hasWordTimes: true, hasSegments: false })
        : Effect.fail(new EndpointFailed({ detail: "HTTP 401" })),
  }),
)

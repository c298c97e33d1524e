import { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import type { Ports } from "#domain/ports.ts"
import { requireOwnTask } from "#domain/task/shared/require-own-task.ts"
import { Effect, Layer, Stream } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { enveloped, refused } from "./envelope.ts"
import { linkedFile, linkMedia, partOf } from "./link-media.ts"
import { type MediaLinks, mediaLinks } from "./media-link.ts"
import { sendColumns } from "./streams-and-files/send-columns.ts"
import { sendExport } from "./streams-and-files/send-export.ts"
import { sendMedia } from "./streams-and-files/send-media.ts"
import { sendTaskListUpdates } from "./streams-and-files/send-task-list-updates.ts"
import { sendWaveform } from "./streams-and-files/send-waveform.ts"
import { eventStream } from "./streams-and-files/server-sent.ts"
import { eventsOf } from "./streams-and-files/task-events.ts"

const live = (links: MediaLinks) =>
  HttpApiBuilder.group(Api, "live", (handlers) =>
    Effect.map(Effect.context<Ports>(), (ports) =>
      handlers
        .handleRaw("watchTask", ({ params, query }) =>
          orRefusal(Effect.gen(function*() {
            const actor = yield* CurrentActor
            yield* Effect.provide(requireOwnTask(params.id), ports)
            const news = watchTask.stream({ ...query, taskId: params.id }).pipe(
              Stream.provideService(CurrentActor, actor),
              Stream.provideContext(ports),
            )
            return eventStream(eventsOf(news))
          })))
        .handleRaw("watchTasks", () => sendTaskListUpdates(ports))
        .handleRaw("getColumns", ({ params, query, request }) =>
          orRefusal(
            Effect.provide(sendColumns(params.id, query.revision, request.headers["if-none-match"]), ports),
          ))
        .handleRaw(
          "getWaveform",
          ({ params, request }) =>
            orRefusal(Effect.provide(sendWaveform(params.id, request.headers["if-none-match"]), ports)),
        )
        .handleRaw(
          "exportTask",
          ({ params, query }) => orRefusal(Effect.provide(sendExport({ ...query, taskId: params.id }), ports)),
        )
        .handleRaw("getMedia", ({ params, query, request: { headers } }) =>
          orRefusal(
            requireOwnTask(params.id).pipe(
              Effect.flatMap((task) => partOf(task, query.part ?? 0)),
              Effect.flatMap((file) => sendMedia({ file, headers, keep: "private, no-store" })),
              Effect.provide(ports),
            ),
          ))
        .handle(
          "getMediaLink",
          ({ params, query }) => enveloped(Effect.provide(linkMedia(links, params.id, query.part), ports)),
        )))

const media = (links: MediaLinks) =>
  HttpApiBuilder.group(
    Api,
    "media",
    (handlers) =>
      Effect.map(Effect.context<Ports>(), (ports) =>
        handlers.handleRaw("getLinkedMedia", ({ params, request: { headers } }) =>
          orRefusal(
            linkedFile(links, params.link).pipe(
              Effect.flatMap((file) =>
                sendMedia({ file, headers, keep: "private, max-age=3600" })
              ),
              Effect.provide(ports),
            ),
          ))),
  )

/** Routes for what is not an object. Links to recordings last six to seven hours. */
export const liveRoutes = (linkSecret: string | undefined) => {
  const links = mediaLinks(linkSecret)
  return Layer.merge(live(links), media(links))
}

/** A response, or the refusal in the envelope. */
const orRefusal = <A, E extends DomainError, R>(effect: Effect.Effect<A, E, R>) => effect.pipe(Effect.catch(refused))

import { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { Ports } from "#domain/ports.ts"
import { ShareNotFound } from "#domain/task/errors.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { ownTask } from "#domain/task/use-cases/load-task.ts"
import { watchTask } from "#domain/task/use-cases/watch-task.ts"
import { DateTime, Effect, Layer, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { enveloped, refused } from "./envelope.ts"
import { type MediaLinks, mediaLinks } from "./media-link.ts"
import { sendColumns } from "./send-columns.ts"
import { sendExport } from "./send-export.ts"
import { sendMedia } from "./send-media.ts"
import { sendWaveform } from "./send-waveform.ts"
import { eventsOf } from "./task-events.ts"

/** A link is for six hours at least, and the same within an hour: a page that is loaded again plays from its cache. */
const linkEnds = (now: DateTime.Utc): DateTime.Utc => DateTime.add(DateTime.startOf(now, "hour"), { hours: 7 })

const live = (links: MediaLinks) =>
  HttpApiBuilder.group(Api, "live", (handlers) =>
    Effect.map(Effect.context<Ports>(), (ports) =>
      handlers
        .handleRaw("watchTask", ({ params, query }) =>
          orRefusal(Effect.gen(function*() {
            const actor = yield* CurrentActor
            yield* Effect.provide(ownTask(params.id), ports)
            const news = watchTask.stream({ ...query, taskId: params.id }).pipe(
              Stream.provideService(CurrentActor, actor),
              Stream.provideContext(ports),
            )
            return HttpServerResponse.stream(eventsOf(news), {
              contentType: "text/event-stream",
              headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
            })
          })))
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
        .handleRaw("getMedia", ({ params, query, request }) =>
          orRefusal(
            Effect.flatMap(
              ownTask(params.id),
              ({ parts }) =>
                sendMedia({
                  parts,
                  index: query.part ?? 0,
                  headers: request.headers,
                  keep: "private, no-store",
                }),
            )
              .pipe(Effect.provide(ports)),
          ))
        .handle("getMediaLink", ({ params, query }) =>
          enveloped(
            Effect.gen(function*() {
              const task = yield* ownTask(params.id)
              const { url } = yield* PublicAddress
              const expires = linkEnds(yield* DateTime.now)
              const link = links.sign({ task: task.id, part: query.part ?? 0, until: expires.epochMilliseconds })
              return { url: `${url}/api/media/${link}`, expires_at: expires }
            }).pipe(Effect.provide(ports)),
          ))))

const media = (links: MediaLinks) =>
  HttpApiBuilder.group(
    Api,
    "media",
    (handlers) =>
      Effect.map(Effect.context<Ports>(), (ports) =>
        handlers.handleRaw("getLinkedMedia", ({ params, request }) =>
          orRefusal(
            Effect.gen(function*() {
              const claim = links.open(params.link, yield* DateTime.now)
              if (claim === null) {
                return yield* new ShareNotFound()
              }
              const tasks = yield* TaskStore
              const { parts } = yield* tasks.get(claim.task)
              return yield* sendMedia({
                parts,
                index: claim.part,
                headers: request.headers,
                keep: "private, max-age=3600",
              })
            }).pipe(Effect.provide(ports)),
          ))),
  )

/** Routes for what is not an object. Links to recordings last six to seven hours. */
export const liveRoutes = (linkSecret: string | undefined) => {
  const links = mediaLinks(linkSecret)
  return Layer.merge(live(links), media(links))
}

/** A response, or the refusal in the envelope. */
const orRefusal = <A, E extends DomainError, R>(effect: Effect.Effect<A, E, R>) => effect.pipe(Effect.catch(refused))

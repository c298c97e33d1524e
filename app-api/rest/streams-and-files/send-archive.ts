import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { ArchiveWriter } from "#domain/leaving/archive-writer.port.ts"
import { archiveFiles } from "#domain/leaving/shared/archive-files.ts"
import { exportArchive } from "#domain/leaving/use-cases/export-archive.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { disposition } from "./disposition.ts"

/** All data of the account, written as it is downloaded: nothing is prepared in advance. */
export const sendArchive = Effect.gen(function*() {
  const { fileName } = yield* exportArchive.run({})
  const { zip } = yield* ArchiveWriter
  const context = yield* Effect.context<Ports | CurrentActor>()
  const files = Stream.orDie(Stream.provideContext(archiveFiles, context))
  const bytes = Stream.orDie(Stream.provideContext(untilSessionEnds(zip(files)), context))
  return HttpServerResponse.stream(bytes, {
    contentType: "application/zip",
    headers: { "cache-control": "private, no-store", "content-disposition": disposition("attachment", fileName) },
  })
})

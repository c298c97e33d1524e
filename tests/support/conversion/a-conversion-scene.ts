import { Email } from "#domain/account/user.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import type { ConversionId } from "#domain/kernel/ids.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { convertSound } from "#domain/pipeline/jobs/convert-sound.ts"
import { conversionJobs } from "#tests/support/memory/job-queue.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepUsers } from "../a-scene.ts"
import { asAda, bob } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { anUpload, arrived, scriptedFiles } from "../an-upload.ts"
import { scriptedConverter } from "./scripted-converter.ts"

/** Ada and Bob at noon, with a converter that makes small files; `convert` happens while it does. */
export const converting = <A, E, R>(test: Effect.Effect<A, E, R>, convert?: Effect.Effect<void, MediaUnreadable>) =>
  atNoon(Effect.andThen(keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") })), test)).pipe(
    Effect.provide([scriptedConverter(convert), scriptedFiles, asAda]),
  )

/** Uploads a sound file and asks for a smaller one. */
export const compressed = (content = "audio pcm_s16le", nth = 1) =>
  Effect.gen(function*() {
    const uploadId = yield* arrived(content, anUpload(nth, { purpose: "tool", size: content.length }))
    return yield* convertMedia.run({ uploadId, tool: "compress", format: "mp3" })
  })

/** Does the work that is queued for a conversion. */
export const work = (id: ConversionId) =>
  Effect.gen(function*() {
    const job = (yield* conversionJobs).find(({ conversionId }) => conversionId === id)
    yield* convertSound(job ?? assert.fail("nothing is queued"))
  })

export const shown = (id: ConversionId) => getConversion.run({ conversionId: id })

/** A conversion that is completed. */
export const converted = Effect.gen(function*() {
  const { id } = yield* compressed()
  yield* work(id)
  return yield* shown(id)
})

import { DateTime, Effect, Schema } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { MediaLink, type WaveformState } from "../media-link.ts"
import { linkExpiry, payloadFor, textOfPayload } from "../media-token.ts"
import { findPlayback, original } from "../steps/find-playback.ts"
import { findWaveform } from "../steps/find-waveform.ts"
import { partAt, PartIndex } from "../stored-file.ts"

/** An address that plays the whole recording, or one of its files, without a token: for players that cannot send one. */
export const getMediaLink = useCase("playback.getMediaLink", {
  input: wire({ taskId: TaskId, part: Schema.optionalKey(PartIndex) }),
  output: MediaLink,
  run: Effect.fnUntraced(function*({ taskId, part }) {
    const task = yield* requireTask(taskId)
    const { sign } = yield* TokenSigner
    const { url } = yield* PublicAddress
    const { key, ...found } = part === undefined
      ? yield* findPlayback(task)
      : original(task, yield* Effect.fromResult(partAt(task, part)))
    const drawn = yield* findWaveform(task)
    const waveform: WaveformState = typeof drawn === "string" ? drawn : "ready"
    const index = task.parts.findIndex((one) => one.key === key)
    const expiresAt = linkExpiry(yield* DateTime.now)
    const payload = payloadFor(yield* CurrentActor, { task: taskId, part: index < 0 ? null : index }, expiresAt)
    return {
      url: `${url}/api/media/${yield* sign(textOfPayload(payload))}`,
      expiresAt,
      ...found,
      waveform,
    }
  }),
})

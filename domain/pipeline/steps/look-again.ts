import { Effect } from "effect"
import { MediaTool, type Normalised } from "../../media/media-tool.port.ts"
import { clippingOf, type Levels, type SoundNote } from "../../media/sound.ts"
import { joined, subtract } from "../../recognition/coverage.ts"
import type { Span } from "../../recognition/speech.ts"
import { VoiceDetector } from "../../recognition/voice-detector.port.ts"

/** What a second look at a recording found, whatever the detector made of it. */
export interface SecondLook {
  readonly levels: Levels
  readonly faint: ReadonlyArray<Span>
  readonly sound: ReadonlyArray<SoundNote>
}

/**
 * Measures a decoded recording and looks for faint speech where the engine recognised nothing, so that the receipt
 * does not rely on the detector alone.
 */
export const lookAgain = Effect.fnUntraced(function*({ audio, sound }: Normalised, heard: ReadonlyArray<Span>) {
  const media = yield* MediaTool
  const detector = yield* VoiceDetector
  const levels = yield* media.levels(audio)
  const faint = yield* detector.detectFaint(audio, subtract([{ begin: 0, end: audio.duration }], joined(heard))).pipe(
    Effect.catch(({ detail }) =>
      Effect.as(Effect.logWarning("Faint speech is looked for by loudness alone", { detail }), [])
    ),
  )
  return { levels, faint, sound: [...sound, ...clippingOf(levels)] } satisfies SecondLook
})

import type { AudioChunk } from "#domain/recognition/transcriber.port.ts"
import { fileURLToPath } from "node:url"

/** "Good morning", from the example recording: 16-bit PCM at 16 kHz. Short enough to try any engine with. */
export const secondOfSpeech: AudioChunk = {
  audio: { path: fileURLToPath(new URL("./second-of-speech.raw", import.meta.url)) },
  begin: 0,
  end: 1000,
}

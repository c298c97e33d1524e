import { shortTalk } from "#tests/support/speech/meetings.ts"
import { readFile } from "node:fs/promises"

/** The talk, with a chunk behind its sound that no player looks at: more than the buffers of two machines hold. */
export const largeTalk = async () => {
  const junk = Buffer.alloc(20_000_000)
  junk.write("junk")
  junk.writeUInt32LE(junk.length - 8, 4)
  const buffer = Buffer.concat([await readFile((await shortTalk()).wav), junk])
  return { name: "talk.wav", mimeType: "audio/wav", buffer }
}

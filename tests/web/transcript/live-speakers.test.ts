import { bySpeaking } from "#web/entities/transcript/live-transcript.ts"
import { assert, describe, it } from "vitest"

const speaker = (id: string) => ({ id, name: id })
const line = (speaker_id: string | null, begin: number) => ({ speaker_id, begin })

describe("the speakers of a meeting that goes on", () => {
  it("stand in the order in which they first spoke, whichever line came first, and the silent ones after them", () => {
    const all = ["track_0", "track_1", "track_2", "track_3"].map(speaker)
    const lines = [line("track_2", 9000), line("track_1", 4000), line(null, 0), line("track_2", 1000)]
    assert.deepStrictEqual(bySpeaking(all, lines).map(({ id }) => id), ["track_2", "track_1", "track_0", "track_3"])
    assert.deepStrictEqual(bySpeaking(all, []), all)
  })
})

import { fetchPeaks } from "#web/features/player/use-peaks.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

const answers = vi.hoisted(() => new Map<string, unknown>())
const asked: Array<string> = []

vi.mock("#web/request/rest.ts", () => ({
  rest: (path: string): Promise<unknown> => {
    asked.push(path)
    return answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(new Error("refused"))
  },
}))

const [link, waveform] = ["media-link", "waveform"].map((what) => `/api/transcription/tasks/one/${what}`)

/** Sets the state of the waveform on the server. */
const setWaveform = (state: string): void => {
  const [url, until] = ["http://localhost/api/media/x", "2026-11-20T12:00:00.000Z"]
  answers.set(String(link), { url, expires_at: until, kind: "audio", is_whole: true, is_ready: true, waveform: state })
}

const peaks = () => fetchPeaks("one", new AbortController().signal)

beforeEach(() => vi.stubGlobal("location", { href: "http://localhost/transcribe/" }))
afterEach(() => {
  vi.unstubAllGlobals()
  answers.clear()
  asked.length = 0
})

describe("a waveform on a page", () => {
  it("is fetched when it is ready", async () => {
    setWaveform("ready")
    answers.set(String(waveform), { peaks: [0, 50, 100] })
    assert.deepStrictEqual([await peaks(), asked], [[0, 50, 100], [link, waveform]])
  })

  it.each([["making", null], ["none", []]] as const)("that is %s is not requested", async (state, expected) => {
    setWaveform(state)
    assert.deepStrictEqual([await peaks(), asked], [expected, [link]])
  })
})

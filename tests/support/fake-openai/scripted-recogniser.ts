import { scripted } from "#tests/support/server/scripted.ts"
import { meetingOfThree, shortTalk } from "#tests/support/speech/meetings.ts"
import { startFakeOpenAi } from "./fake-openai.ts"
import type { ScriptWord } from "./script.ts"

/** The recogniser of the shared product, as a process: it knows the talks of the tests, and hears two words a second in all else. */
const wordsOf = (duration: number): ReadonlyArray<ScriptWord> =>
  Array.from({ length: Math.floor(duration / 500) }, (_, at) => ({
    text: ["something", "was", "said."][at % 3] ?? "",
    begin: at * 500,
    end: at * 500 + 450,
  }))

const recordings = await Promise.all([await shortTalk(), await meetingOfThree()].map(scripted))
await startFakeOpenAi({ port: Number(process.env["port"]), recordings, otherwise: wordsOf })

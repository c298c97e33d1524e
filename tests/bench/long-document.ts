import type { Person } from "#tests/support/server/sign-up.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enterWith } from "#tests/support/writing/enter.ts"
import { rounded } from "./bench.ts"

const million = Array.from(
  { length: 8000 },
  (_, at) =>
    `## Part ${at}\n\nWe **raise** the price of plan ${at} [00:10](#t=${at}) in May, as we said in part ${
      at % 100
    }.\n\n- [ ] Call customer ${at}\n`,
).join("\n").slice(0, 1_000_000)

/** Milliseconds for which a summary of a million characters holds up everyone else, while it is opened, changed and stored. */
export const heldUp = async (server: string, person: Person): Promise<number> => {
  const { id } = await person.example()
  let longest = 0
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver) return
    const started = performance.now()
    await (await fetch(`${server}/api/health`)).text()
    longest = Math.max(longest, performance.now() - started)
    await ask()
  }
  const asking = ask()
  await person.call("PUT", `/api/transcription/${id}/edit`, { summary: million })
  const writer = await aWriter(server, enterWith(server, person.token, id))
  await writer.synced()
  writer.write("One more")
  await writer.saved()
  writer.leave()
  isOver = true
  await asking
  return rounded(longest)
}

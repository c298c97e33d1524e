import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { type Bench, medianOf, rounded } from "./bench.ts"

/** How long the built server takes to answer, on a data folder it knows. */
export const start: Bench = async (folder) => {
  const first = await startServer({ folder, entry: "built" })
  await first.stop()
  const times = await inTurn([1, 2, 3, 4, 5], async () => {
    const server = await startServer({ folder, entry: "built" })
    await server.stop()
    return rounded(server.readyAfter / 1000)
  })
  const median = medianOf(times)
  return {
    figures: { "first start ever": rounded(first.readyAfter / 1000), starts: times.join(" "), median },
    targets: { "answers within 2 s (median of 5)": median <= 2 },
  }
}

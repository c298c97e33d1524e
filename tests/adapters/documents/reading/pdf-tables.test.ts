import { readers } from "#adapters/documents/reading/readers.ts"
import { aReport, writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const tiles =
  "Order the tiles for the west wing of the old house and have them delivered to the yard before the scaffolding is built up"
const peter = "Peter Holm from the purchasing department of the head office"
const monday = "Monday next week at the latest, as the hall opens on Tuesday"
const prose =
  "After the table comes a paragraph that is long enough to be wrapped at least once on the page, because it goes on and on until the margin."

const summary = `| Task | Owner | Due |
|---|---|---|
| ${tiles} | ${peter} | Friday |
| Paint the doors | Ann | ${monday} |
| Clean | Bob | May |

${prose}
`

/** What is read of a PDF that another program has laid out. */
const readPdf = (markdown: string) =>
  Effect.gen(function*() {
    const bytes = yield* writing(({ pdf }) => pdf(aReport({ summary: markdown, transcript: [] })))
    return yield* Effect.promise(async () => {
      const folder = await mkdtemp(join(tmpdir(), "pdf-"))
      const path = join(folder, "a.pdf")
      await writeFile(path, bytes)
      const text = await readers.pdf(path)
      await rm(folder, { recursive: true })
      return text.split("\n")
    })
  })

describe("the tables of a PDF", () => {
  it.live("have a line for each row, though cells are wrapped", () =>
    Effect.gen(function*() {
      const lines = yield* readPdf(summary)
      assert.includeMembers(lines, [
        `${tiles} ${peter} Friday`,
        `Paint the doors Ann ${monday}`,
        "Clean Bob May",
        prose,
      ])
    }))
})

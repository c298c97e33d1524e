import { withKeywordLine } from "#domain/export/keyword-line.ts"
import { assert, describe, it } from "@effect/vitest"

describe("the keywords of a summary in a file", () => {
  it.each([
    [
      "in one line, without times",
      "## Overview\n\n- Bread. [00:04](#t=4)\n\n## Keywords\n\n- oven [00:04](#t=4)\n- rye flour [01:10](#t=70)\n",
      "## Overview\n\n- Bread. [00:04](#t=4)\n\n## Keywords\n\noven, rye flour",
    ],
    ["with the comma of their language", "## 关键词\n\n- 精装 [00:04](#t=4)\n- 方案", "## 关键词\n\n精装、方案"],
    [
      "above what was written below them",
      "## Stichwörter\n\n- Ofen\n- Mehl\n\n## Notiz\n\nText",
      "## Stichwörter\n\nOfen, Mehl\n\n## Notiz\n\nText",
    ],
    [
      "as they were edited, if they are more than a list",
      "## Keywords\n\n- oven\n  - hot\n- flour",
      "## Keywords\n\n- oven\n  - hot\n- flour",
    ],
    ["as they are, if there is one", "## Keywords\n\n- oven [00:04](#t=4)", "## Keywords\n\n- oven [00:04](#t=4)"],
    ["not where code only looks like them", "```\n## Keywords\n\n- a\n- b\n```", "```\n## Keywords\n\n- a\n- b\n```"],
  ])("are written %s", (_, markdown, expected) => assert.strictEqual(withKeywordLine(markdown), expected))
})

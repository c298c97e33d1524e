import { shortcutGroups } from "#web/shell/shortcuts/shortcut-groups.ts"
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { assert, describe, it } from "vitest"

/** The browser's own paging keys, which the transcript takes over. */
const paging = new Set(["PageDown", "PageUp", "Home", "End"])

/** The names in each object that is passed to `useKeys`: properties at the beginning of a line, or after `{` and `,`. */
const boundIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\buse(?:Overriding)?Keys\(/g)].flatMap(({ index }) => {
    const call = argumentsAt(source, index + source.slice(index).indexOf("("))
    return [...call.matchAll(/(?:^|[{,]|\n)\s*(?:"([^"]+)"|(\w+)): (?=[\w(])/g)].map(([, quoted, plain]) =>
      quoted ?? plain ?? ""
    )
  })

/** From a parenthesis to the one that closes it. */
const argumentsAt = (source: string, from: number): string => {
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    depth += source[at] === "(" ? 1 : source[at] === ")" ? -1 : 0
    if (depth === 0) return source.slice(from, at)
  }
  return ""
}

const sources = execFileSync("git", ["ls-files", "app-web"], { encoding: "utf8" }).split("\n")
  .filter((path) => /\.tsx?$/.test(path) && path !== "app-web/lib/keys.ts")
  .map((path) => readFileSync(path, "utf8"))
const listed = shortcutGroups.flatMap(({ keys }) => keys.flatMap(({ names }) => names))

describe("the list of shortcuts", () => {
  it("has every key that does something, and no other", () => {
    const bound = sources.flatMap(boundIn).filter((name) => !paging.has(name) && !/^[a-z]{2,}[A-Za-z]*$/.test(name))
    assert.deepStrictEqual([...new Set(listed)].toSorted(), [...new Set(bound)].toSorted())
  })

  it("gives a key that works everywhere one meaning", () => {
    const [everywhere, ...others] = shortcutGroups
    const taken = new Set(others.flatMap(({ keys }) => keys.flatMap(({ names }) => names)))
    assert.deepStrictEqual(everywhere?.keys.flatMap(({ names }) => names).filter((name) => taken.has(name)), [])
  })
})

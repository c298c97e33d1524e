import { safe } from "../../request/safe-html.ts"

/** What a review, or something people use the tools for, says. */
export interface Said {
  readonly name: string
  readonly text: string
}

export interface PageFacts {
  /** What is so on this server, such as `audio-to-text:on`. */
  readonly facts: ReadonlySet<string>
  readonly lists: Readonly<Record<string, ReadonlyArray<Said>>>
  readonly brand: string
  /** The address of this server. */
  readonly origin: string
}

const each = /<x-each of="([^"]*)">(.*?)<\/x-each>/gs
const when = /<x-when (if|unless)="([^"]*)">(.*?)<\/x-when>/gs

/** A prerendered page with what only this server knows: which tools there are, its name and address. */
export const fillPage = (html: string, { facts, lists, brand, origin }: PageFacts): string =>
  html
    .replaceAll(each, (_, name: string, item: string) =>
      (lists[name] ?? []).map((said) =>
        item.replaceAll("%NAME%", () =>
          safe(said.name)).replaceAll("%TEXT%", () => safe(said.text))
      ).join(""))
    .replaceAll(when, (_, kind: string, fact: string, inner: string) =>
      facts.has(fact) === (kind === "if") ? inner : "")
    .replaceAll("%ORIGIN%", () => safe(origin))
    .replaceAll("%BRAND%", () => safe(brand))

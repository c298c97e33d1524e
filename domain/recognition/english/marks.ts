import type { Words } from "./piece.ts"

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const openers = set("what what's who who's whose whom where where's why how how's which")
const verbs = set(
  "is are am was do does did don't doesn't didn't can can't could couldn't will won't would wouldn't shouldn't shall may "
    + "have has haven't hasn't isn't aren't wasn't weren't",
)
const subjects = set(
  "i you he she it we they there this that these those the a an my your his her its our their somebody someone anybody "
    + "anyone everybody everyone will is are can do does did would should was were any",
)
const pronouns = set("i you he she it we they")

/** Whether a sentence begins like a question. "Had you", "were it" and "should it" may begin a condition as well. */
export const asks = ([first = "", second = "", ...rest]: Words): boolean => {
  if (["and", "but", "so", "well", "okay"].includes(first) && second !== "") return asks([second, ...rest])
  if (first === "when") return verbs.has(second)
  if (first === "should" && (second === "i" || second === "we")) return !rest.some((word) => pronouns.has(word))
  if (first === "were" && second === "you") return rest[0] !== "to" && !rest.some((word) => pronouns.has(word))
  return openers.has(first) || (verbs.has(first) && subjects.has(second))
}

const clause = set(
  "i i'm i'll i've i'd we we're we'll we've we'd you you're you'll you've he he's he'll she she's she'll it it's it'll they "
    + "they're they'll they've that's there there's let's",
)
const replies = set("yes yeah no okay well sure")
const openings = [
  "good morning",
  "good afternoon",
  "good evening",
  "thank you",
  "thanks",
  "excuse me",
  "however",
  "unfortunately",
  "fortunately",
  "meanwhile",
  "of course",
  "for example",
  "by the way",
  "in fact",
]
const onlyBut = set("nothing anything all everything none")

/** Indices of words that a comma follows: after a greeting, a reply or an adverb that opens a clause, and before "but" and a clause. */
export const commasIn = (words: Words): ReadonlySet<number> => {
  const opening = openings.find((opening) => opening === words.slice(0, opening.split(" ").length).join(" "))
  const head = opening?.split(" ").length ?? (replies.has(words[0] ?? "") ? 1 : 0)
  const isClause = clause.has(words[head] ?? "") || (opening !== undefined && words[head] === "the")
  const buts = words.flatMap((word, at) => isBut(words, word, at) ? [at - 1] : [])
  return new Set([...(head > 0 && isClause ? [head - 1] : []), ...buts])
}

const isBut = (words: Words, word: string, at: number): boolean =>
  word === "but" && at >= 3 && at + 3 < words.length && clause.has(words[at + 1] ?? "")
  && !onlyBut.has(words[at - 1] ?? "")

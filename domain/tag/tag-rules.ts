import type { FolderId, TaskId } from "../kernel/ids.ts"
import { nameKeyOf } from "../kernel/name-key.ts"
import type { Source } from "../task/source.ts"
import type { Tag, TagRule } from "./tag.ts"

/** What rules ask about a file. */
export interface FileFacts {
  readonly id: TaskId
  readonly title: string
  readonly source: Source
  readonly folderId: FolderId | null
  readonly language: string | null
  readonly speakers: ReadonlyArray<string>
}

/** Whether everything the rule asks holds. A rule that asks nothing fits nothing. */
export const fits = (rule: TagRule, file: FileFacts): boolean => {
  const { contains, source, folderId, speaker, language } = rule
  if (Object.keys(rule).length === 0) return false
  return (contains === undefined || nameKeyOf(file.title).includes(nameKeyOf(contains)))
    && (source === undefined || file.source === source)
    && (folderId === undefined || file.folderId === folderId)
    && (speaker === undefined || file.speakers.some((name) => nameKeyOf(name) === nameKeyOf(speaker)))
    && (language === undefined || primaryOf(file.language ?? "") === primaryOf(language))
}

/** The language without its script and region. */
const primaryOf = (language: string): string => language.toLowerCase().split("-")[0] ?? ""

/** Those of the tags that a file gets by itself. */
export const tagsFor = (tags: ReadonlyArray<Tag>, file: FileFacts): ReadonlyArray<Tag> =>
  tags.filter(({ rules }) => rules.some((rule) => fits(rule, file)))

/** The rules of both, each once: what one of them fits, fits the result, and nothing else does. */
export const mergedRules = (some: ReadonlyArray<TagRule>, others: ReadonlyArray<TagRule>): ReadonlyArray<TagRule> => [
  ...new Map([...some, ...others].map((rule) => [keyOf(rule), rule])).values(),
]

const keyOf = ({ contains, source, folderId, speaker, language }: TagRule): string =>
  JSON.stringify([
    contains === undefined ? null : nameKeyOf(contains),
    source ?? null,
    folderId ?? null,
    speaker === undefined ? null : nameKeyOf(speaker),
    language === undefined ? null : primaryOf(language),
  ])

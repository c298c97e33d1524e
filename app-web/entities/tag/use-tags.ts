import { type RouterOutput, trpc } from "#web/request/trpc.ts"

type Counted = RouterOutput["tag"]["listTags"]["items"][number]
export type Tag = Counted["tag"]
export type TagRule = Tag["rules"][number]

/** The tags of the account by name, and how many files have each. */
export const useTags = (): ReadonlyArray<Counted> | undefined => trpc.tag.listTags.useQuery({}).data?.items

import { draft } from "#web/lib/drafts.ts"
import { type Store, storeOf, useStore } from "#web/lib/store.ts"

/**
 * A changed line on its way: typed and kept by the browser, being saved, saved; or waiting for the network, refused, or
 * in the way of what somebody else saved.
 */
export interface LineEdit {
  readonly state: "draft" | "saving" | "saved" | "waiting" | "failed" | "conflict"
  /** The text that the editor saw. */
  readonly was: string
  readonly text: string
  /** What somebody else made of the line meanwhile. */
  readonly theirs?: string
  readonly error?: unknown
}

export type LineEdits = ReadonlyMap<string, LineEdit>

const stores = new Map<string, Store<LineEdits>>()

/** What is being changed of a task, by line. Begins with what the browser kept. */
export const lineEditsOf = (taskId: string): Store<LineEdits> => {
  const found = stores.get(taskId)
  if (found !== undefined) return found
  const made = storeOf<LineEdits>(keptDrafts(taskId))
  stores.set(taskId, made)
  return made
}

export const useLineEdits = (taskId: string): LineEdits => useStore(lineEditsOf(taskId))

/** Notes how a line stands, or that nothing is open about it any more. Unsaved text is kept by the browser too. */
export const noteEdit = (taskId: string, lineId: string, edit: LineEdit | null): void => {
  const store = lineEditsOf(taskId)
  store.set((before) => {
    const after = new Map(before)
    if (edit === null) after.delete(lineId)
    else after.set(lineId, edit)
    return after
  })
  const unsaved = [...store.get()].flatMap(([id, { state, was, text }]) => state === "saved" ? [] : [{ id, was, text }])
  if (unsaved.length === 0) draftOf(taskId).clear()
  else draftOf(taskId).store(JSON.stringify(unsaved))
}

/** Texts that stand in their lines although the server may not have them yet. */
export const shownTexts = (edits: LineEdits): ReadonlyMap<string, string> =>
  new Map([...edits].flatMap(([id, { state, text }]) => state === "draft" ? [] : [[id, text] as const]))

const draftOf = (taskId: string) => draft(`lines:${taskId}`)

const keptDrafts = (taskId: string): LineEdits => {
  const kept: unknown = JSON.parse(draftOf(taskId).read() ?? "[]")
  return new Map((Array.isArray(kept) ? kept : []).map(({ id, was, text }) => [String(id), {
    state: "draft",
    was: String(was),
    text: String(text),
  }]))
}

import { draft } from "#web/lib/drafts.ts"
import { onSignOut } from "#web/lib/on-sign-out.ts"
import { type Store, storeOf, useStore } from "#web/lib/store.ts"

/**
 * The state of an edited line: typed and stored by the browser, being saved, saved; or waiting for the network, refused,
 * or in conflict with what someone else saved.
 */
export interface LineEdit {
  readonly state: "draft" | "saving" | "saved" | "waiting" | "failed" | "conflict"
  /** The text before the edit. */
  readonly was: string
  readonly text: string
  /** What someone else saved in the meantime. */
  readonly theirs?: string
  readonly error?: unknown
}

export type LineEdits = ReadonlyMap<string, LineEdit>

const stores = new Map<string, Store<LineEdits>>()
// Signing out discards them; when a session ends in another way, what the browser has stored is there again.
onSignOut(() => stores.clear())

/** The edits of a task by line id, starting with what the browser has stored. */
export const lineEditsOf = (taskId: string): Store<LineEdits> => {
  const found = stores.get(taskId)
  if (found !== undefined) return found
  const created = storeOf<LineEdits>(storedDrafts(taskId))
  stores.set(taskId, created)
  return created
}

export const useLineEdits = (taskId: string): LineEdits => useStore(lineEditsOf(taskId))

/** Sets the edit of a line; null removes it. Unsaved text is stored by the browser as well. */
export const setEdit = (taskId: string, lineId: string, edit: LineEdit | null): void => {
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

/** Sets an edit later, unless signing out has discarded the edits meanwhile: nothing of them is stored again. */
export const setEditLater = (taskId: string): (lineId: string, edit: LineEdit) => void => {
  const edits = lineEditsOf(taskId)
  return (lineId, edit) => {
    if (lineEditsOf(taskId) === edits) setEdit(taskId, lineId, edit)
  }
}

/** Edited texts that are shown although the server may not have them yet. */
export const shownTexts = (edits: LineEdits): ReadonlyMap<string, string> =>
  new Map([...edits].flatMap(([id, { state, text }]) => state === "draft" ? [] : [[id, text] as const]))

const draftOf = (taskId: string) => draft(`lines:${taskId}`)

const storedDrafts = (taskId: string): LineEdits => {
  const stored: unknown = JSON.parse(draftOf(taskId).read() ?? "[]")
  return new Map((Array.isArray(stored) ? stored : []).map(({ id, was, text }) => [String(id), {
    state: "draft",
    was: String(was),
    text: String(text),
  }]))
}

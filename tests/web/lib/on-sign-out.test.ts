import { sharedTask } from "#web/entities/share/share-dialog.ts"
import { lineEditsOf, setEdit, setEditLater } from "#web/entities/transcript/line-edits.ts"
import { onOtherAccount, uploader } from "#web/entities/upload/uploads.ts"
import { pasteDraft, writeDraft } from "#web/features/add-dialog/documents/paste-draft.ts"
import { selectAll, selection } from "#web/features/library/selection/selection.ts"
import { review, unfinished } from "#web/features/recorder/recording-state.ts"
import { discardDrafts } from "#web/lib/drafts.ts"
import { forgetPerson } from "#web/lib/on-sign-out.ts"
import { toast, toasts } from "#web/lib/toasts.ts"
import { afterAll, assert, beforeEach, describe, it, vi } from "vitest"

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const methods: object = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const listing = {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  }
  vi.stubGlobal("localStorage", new Proxy(methods, listing))
  forgetPerson()
})
afterAll(() => vi.unstubAllGlobals())

const typed = { state: "draft", was: "before", text: "typed" } as const
const recording = { id: "r", owner: "ada", begun: 0, type: "", length: 1, bytes: 1, pieces: 1, address: null }
const texts = () => [...lineEditsOf("t").get().values()].map(({ text }) => text)

const signOut = () => {
  discardDrafts()
  forgetPerson()
}

describe("once a person has signed out", () => {
  it("nothing is selected or open any more", () => {
    selectAll(["a", "b"])
    sharedTask.set("a")
    signOut()
    assert.deepStrictEqual([selection.get().ids.size, sharedTask.get()], [0, null])
  })

  it("nothing of what they typed is left, on the page as in the browser", () => {
    setEdit("t", "line", typed)
    writeDraft("pasted")
    signOut()
    assert.deepStrictEqual([texts(), pasteDraft.get(), stored.size], [[], "", 0])
  })

  it("no message is left that names what failed, or offers to undo what they did", () => {
    toast("“Salaries” could not be moved", { tone: "bad" })
    toast("“Salaries” deleted", { action: { label: "Undo", run: () => assert.fail("undone") } })
    toast("Recording stopped")
    signOut()
    assert.deepStrictEqual(toasts.get().map(({ text }) => text), ["Recording stopped"])
    toasts.set([])
  })

  it("a recording that waits on the device is not shown to others", () => {
    unfinished.set([recording])
    review.set({ recording, bytes: new Blob([]), isKept: true })
    signOut()
    assert.deepStrictEqual([unfinished.get(), review.get()], [[], null])
  })

  it("a recording that exists only in memory is there after signing in again", () => {
    review.set({ recording, bytes: new Blob([]), isKept: false })
    signOut()
    assert.strictEqual(review.get()?.recording, recording)
    review.set(null)
  })

  it("a line that could not be saved is not stored again", () => {
    setEdit("t", "line", typed)
    const setOutcome = setEditLater("t")
    signOut()
    setOutcome("line", typed)
    assert.deepStrictEqual([texts(), stored.size], [[], 0])
  })
})

describe("once a session has ended in another way", () => {
  it("what was typed is there again", () => {
    setEdit("t", "line", typed)
    writeDraft("pasted")
    forgetPerson()
    assert.deepStrictEqual([texts(), pasteDraft.get()], [["typed"], "pasted"])
  })

  it("what was chosen is there for the same person again, and for nobody else", () => {
    let chosen = "a recording"
    onOtherAccount(() => {
      chosen = ""
    })
    uploader.set("ada")
    uploader.set(null)
    uploader.set("ada")
    assert.strictEqual(chosen, "a recording")
    uploader.set(null)
    uploader.set("bob")
    assert.strictEqual(chosen, "")
    uploader.set(null)
  })
})

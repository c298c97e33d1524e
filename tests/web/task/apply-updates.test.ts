import { applyUpdates, missedUpdates } from "#web/entities/task/apply-updates.ts"
import type { CachedList } from "#web/entities/task/cached-list.ts"
import { forgetCounted } from "#web/entities/task/counts.ts"
import { listInput, listKey } from "#web/entities/task/list-query.ts"
import { listedTasks, patchTask, refreshLists, showMoved, showRenamed } from "#web/entities/task/task-cache.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { assert, beforeEach, describe, it } from "vitest"
import { anItem, running } from "./an-item.ts"

/** Puts a list into the cache, page by page. */
const cached = (search: LibrarySearch, ...pages: ReadonlyArray<ReadonlyArray<TaskItem>>): void => {
  const total = pages.flat().length
  const list: CachedList = {
    pages: pages.map((items, index) => ({ items: [...items], page: index + 1, page_size: 10, total })),
    pageParams: pages.map((_, index) => ({ page: index + 1, size: 10 })),
  }
  queries.setQueryData<CachedList>(listKey(listInput(search)), list)
}

const listOf = (search: LibrarySearch) => {
  const list = queries.getQueryData<CachedList>(listKey(listInput(search)))
  return list !== undefined && "pages" in list ? list.pages : []
}
const listOfAll = () => queries.getQueryData<CachedList>(listKey({}))
const idsOf = (search: LibrarySearch) => listOf(search).map(({ items }) => items.map(({ id }) => id))
const isStale = (search: LibrarySearch) => queries.getQueryState(listKey(listInput(search)))?.isInvalidated
const at = (hour: number): string => `2026-11-20T${hour}:00:00.000Z`
const newer = { created_at: at(14), updated_at: at(14) }

beforeEach(() => queries.clear())

describe("task updates", () => {
  it("change a task in place, in every list that contains it", () => {
    cached({}, [anItem("a"), anItem("b")], [anItem("c", { progress: running })])
    cached({ sort: "title" }, [anItem("c", { progress: running })])
    const isChanged = applyUpdates({ tasks: [anItem("c", { title: "Done", updated_at: at(13) })], removed: [] }, {})
    assert.isTrue(isChanged)
    assert.deepStrictEqual(idsOf({}), [["a", "b"], ["c"]])
    assert.strictEqual(listOf({ sort: "title" })[0]?.items[0]?.title, "Done")
  })

  it("put files of others only into the list of what is shared, and take them out when that ends", () => {
    cached({}, [anItem("a")])
    cached({ folder: "shared" }, [])
    const shared = anItem("theirs", { role: "viewer", ...newer })
    assert.isTrue(applyUpdates({ tasks: [shared], removed: [] }, { folder: "shared" }))
    assert.deepStrictEqual([idsOf({}), idsOf({ folder: "shared" })], [[["a"]], [["theirs"]]])
    applyUpdates({ tasks: [{ ...shared, title: "Changed" }], removed: [] }, {})
    assert.deepStrictEqual([idsOf({}), listOf({ folder: "shared" })[0]?.items[0]?.title], [[["a"]], "Changed"])
    applyUpdates({ tasks: [], removed: ["theirs"] }, { folder: "shared" })
    assert.deepStrictEqual(idsOf({ folder: "shared" }), [[]])
  })

  it("take moved tasks out of the lists of other folders, and fetch the lists again", () => {
    cached({}, [anItem("a"), anItem("b")])
    cached({ folder: "none" }, [anItem("a"), anItem("b")])
    const moved = anItem("a", { folder_id: "talks", updated_at: at(13) })
    assert.isTrue(applyUpdates({ tasks: [moved], removed: [] }, { folder: "none" }))
    assert.deepStrictEqual(idsOf({}), [["a", "b"]])
    assert.deepStrictEqual(idsOf({ folder: "none" }), [["b"]])
    assert.isTrue(isStale({ folder: "none" }))
    assert.isFalse(applyUpdates({ tasks: [moved], removed: [] }, { folder: "none" }))
  })

  it("leave a list to be fetched again that had to be", () => {
    cached({}, [anItem("a"), anItem("b")])
    refreshLists()
    applyUpdates({ tasks: [anItem("a", { title: "New", updated_at: at(13) })], removed: [] }, { folder: "talks" })
    assert.strictEqual(listOf({})[0]?.items[0]?.title, "New")
    assert.isTrue(isStale({}))
  })

  it("do not overwrite something more recent", () => {
    cached({}, [anItem("a", { updated_at: at(13) })])
    assert.isFalse(applyUpdates({ tasks: [anItem("a", { title: "Old" })], removed: [] }, {}))
    assert.strictEqual(listOf({})[0]?.items[0]?.title, "Title of a")
  })

  it("put new tasks at the top, newest first, and remove deleted ones", () => {
    cached({}, [anItem("a"), anItem("b")], [anItem("c")])
    const tasks = [anItem("e", { created_at: at(15) }), anItem("d", newer)]
    assert.isTrue(applyUpdates({ tasks, removed: ["b"] }, {}))
    assert.deepStrictEqual(idsOf({}), [["e", "d", "a"], ["c"]])
    assert.strictEqual(listOf({}).at(-1)?.total, 4)
  })

  it("add nothing to a list with another filter or order", () => {
    for (const search of [{ kind: "text" }, { state: "failed" }, { sort: "title" }] as const) {
      cached(search, [anItem("a")])
      applyUpdates({ tasks: [anItem("d", newer)], removed: [] }, search)
      assert.deepStrictEqual(idsOf(search), [["a"]])
    }
    cached({ folder: "none", kind: "audio" }, [anItem("a")])
    applyUpdates({ tasks: [anItem("d", newer)], removed: [] }, { folder: "none", kind: "audio" })
    assert.deepStrictEqual(idsOf({ folder: "none", kind: "audio" }), [["d", "a"]])
  })

  it("refetch once per change if only the server knows where a task belongs", () => {
    const failed = anItem("f", { ...newer, status: "failed", updated_at: at(15) })
    cached({ state: "failed" }, [anItem("a", { status: "failed", created_at: at(16) })])
    applyUpdates({ tasks: [failed], removed: [] }, { state: "failed" })
    assert.isTrue(isStale({ state: "failed" }))
    cached({ state: "failed" }, [anItem("a", { status: "failed", created_at: at(16) })])
    applyUpdates({ tasks: [failed], removed: [] }, { state: "failed" })
    assert.isFalse(isStale({ state: "failed" }))
  })

  it("refetch when a task leaves its list", () => {
    cached({ state: "running" }, [anItem("r", { progress: running })])
    applyUpdates({ tasks: [anItem("r", { updated_at: at(13) })], removed: [] }, { state: "running" })
    assert.isTrue(isStale({ state: "running" }))
  })

  it("keep the identity of all other tasks", () => {
    const a = anItem("a")
    cached({}, [a, anItem("b")])
    applyUpdates({ tasks: [anItem("b", { updated_at: at(13) })], removed: [] }, {})
    assert.strictEqual(listedTasks()[0], a)
  })

  it("count a task that a list knew before its update came, and one that was moved, once each", () => {
    forgetCounted()
    cached({}, [anItem("hall"), anItem("known")])
    assert.isTrue(applyUpdates({ tasks: [anItem("hall"), anItem("known")], removed: [] }, {}))
    assert.isFalse(applyUpdates({ tasks: [anItem("hall"), anItem("known")], removed: [] }, {}))
    const moved = anItem("hall", { folder_id: "talks" })
    cached({}, [moved, anItem("known")])
    assert.isTrue(applyUpdates({ tasks: [moved], removed: [] }, {}))
    assert.isFalse(applyUpdates({ tasks: [moved], removed: [] }, {}))
  })

  it("change what a search has found, and take out what is gone", () => {
    const key = [["library", "searchTasks"], { input: { query: "a" }, type: "infinite" }]
    const items = ["a", "b"].map((id) => ({ task: anItem(id), line: "", begin: null }))
    queries.setQueryData(key, { pages: [{ items, total: 2, page: 1, page_size: 10 }], pageParams: [] })
    applyUpdates({ tasks: [anItem("a", { title: "New", updated_at: at(13) })], removed: ["b"] }, {})
    patchTask("a", (task) => ({ ...task, title: `${task.title} title` }))
    showMoved(new Set(["a"]), "talks")
    const after = queries.getQueryData<{ pages: Array<{ items: Array<{ task: TaskItem }>; total: number }> }>(key)
    const shown = after?.pages.flatMap((page) => page.items.map(({ task }) => [task.title, task.folder_id]))
    assert.deepStrictEqual(shown, [["New title", "talks"]])
    assert.strictEqual(after?.pages[0]?.total, 1)
  })

  it("leave lists as old as they are", () => {
    cached({}, [anItem("a")])
    queries.setQueryData(listKey({}), listOfAll(), { updatedAt: 1 })
    applyUpdates({ tasks: [anItem("a", { title: "New", updated_at: at(13) }), anItem("d", newer)], removed: [] }, {})
    assert.deepStrictEqual(idsOf({}), [["d", "a"]])
    assert.strictEqual(queries.getQueryState(listKey({}))?.dataUpdatedAt, 1)
  })

  it("have lists fetched again that are not shown, as only the server knows what belongs there", () => {
    cached({}, [anItem("a")])
    cached({ folder: "talks" }, [anItem("b", { folder_id: "talks" })])
    applyUpdates({ tasks: [anItem("d", { ...newer, folder_id: "talks" })], removed: [] }, {})
    assert.deepStrictEqual([isStale({}), isStale({ folder: "talks" })], [false, true])
  })

  it("reveal after an interruption whether something ended meanwhile", () => {
    cached({}, [anItem("a", { progress: running }), anItem("b", { progress: running })])
    const a = anItem("a", { progress: running })
    assert.isTrue(missedUpdates({ tasks: [a], removed: [] }))
    assert.isFalse(missedUpdates({ tasks: [a, anItem("b", { progress: running })], removed: [] }))
  })
})

describe("a renamed task", () => {
  const opened = [["library", "openTask"], { input: { task_id: "a" }, type: "query" }]

  it("is shown as answered wherever it is, and nothing is fetched for it", () => {
    cached({}, [anItem("a"), anItem("b")])
    cached({ folder: "talks" }, [anItem("a")])
    queries.setQueryData(opened, anItem("a"))
    showRenamed(anItem("a", { title: "New", updated_at: at(15) }))
    assert.deepStrictEqual([listOf({}), listOf({ folder: "talks" })].map((list) => list[0]?.items[0]?.title), [
      "New",
      "New",
    ])
    assert.deepStrictEqual(queries.getQueryData(opened), anItem("a", { title: "New" }))
    assert.deepStrictEqual([isStale({}), isStale({ folder: "talks" })], [false, false])
    assert.isFalse(queries.getQueryState(opened)?.isInvalidated)
  })

  it("may be elsewhere in a list by title, which is fetched", () => {
    cached({}, [anItem("a")])
    cached({ sort: "title" }, [anItem("a"), anItem("b")])
    showRenamed(anItem("a", { title: "Zebra", updated_at: at(15) }))
    assert.deepStrictEqual([isStale({}), isStale({ sort: "title" })], [false, true])
  })

  it("keeps what the stream has brought since", () => {
    cached({}, [anItem("a")])
    const later = anItem("a", { title: "Newer", updated_at: at(16) })
    applyUpdates({ tasks: [later], removed: [] }, {})
    queries.setQueryData(opened, later)
    showRenamed(anItem("a", { title: "New", updated_at: at(15) }))
    assert.deepStrictEqual(listOf({})[0]?.items[0], later)
    assert.deepStrictEqual(queries.getQueryData(opened), later)
  })
})

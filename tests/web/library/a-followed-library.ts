import { requestsUnderWay } from "#tests/web/request/requests-under-way.ts"
import { anItem, running } from "#tests/web/task/an-item.ts"
import type { CachedList } from "#web/entities/task/cached-list.ts"
import { listInput, listKey } from "#web/entities/task/list-query.ts"
import { tasksOfList } from "#web/entities/task/task-cache.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { listFollower } from "#web/features/library/list/follow-lists.ts"
import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query"

interface Message {
  readonly tasks: ReadonlyArray<TaskItem>
  readonly removed: ReadonlyArray<string>
  readonly folders: boolean
}

const countsKey = [["folder", "countByFolder"], { input: {}, type: "query" }]
const folder = "talks"

const settle = () => new Promise((resolve) => setImmediate(resolve))

const asSeen = (all: ReadonlyArray<TaskItem>) => all.map(({ id, title, progress }) => ({ id, title, progress }))

/** A server with files, a page that shows and follows them, and all that is on its way between the two. */
export const aFollowedLibrary = () => {
  let files: ReadonlyArray<TaskItem> = []
  let clock = 0
  let [isThere, isFollowed] = [false, false]
  let search: LibrarySearch = {}
  let follower = listFollower()
  let messages: Array<Message> = []
  const requests = requestsUnderWay()

  const now = () => new Date(Date.UTC(2026, 10, 20) + ++clock * 1000).toISOString()
  const filesIn = (wanted: string | undefined) =>
    files.filter(({ folder_id: place }) => wanted === undefined || place === wanted)
  const counts = () => ({ all: files.length, talks: filesIn(folder).length })
  const publish = (id: string) => {
    if (!isFollowed) return
    const tasks = files.filter((file) => file.id === id)
    messages.push({ tasks, removed: tasks.length === 0 ? [id] : [], folders: false })
  }
  const change = (file: TaskItem | undefined, said: Partial<TaskItem>) => {
    if (file === undefined) return
    const changed = { ...file, ...said, updated_at: now() }
    files = files.map((one) => one === file ? changed : one)
    publish(file.id)
  }

  let unobserve: (() => void) | null = null
  const observe = () => {
    unobserve?.()
    const list = new InfiniteQueryObserver<CachedList>(queries, {
      queryKey: listKey(listInput(search)),
      queryFn: requests.ask(() => {
        const items = [...filesIn(search.folder)]
        return { items, page: 1, page_size: 100, total: items.length }
      }),
      initialPageParam: { page: 1, size: 100 },
      getNextPageParam: () => undefined,
    })
    unobserve = list.subscribe(() => undefined)
  }
  const sideBar = new QueryObserver(queries, { queryKey: countsKey, queryFn: requests.ask(counts) })
  const closeSideBar = sideBar.subscribe(() => undefined)

  const follow = () => {
    isFollowed = true
    messages = [{ tasks: files.filter(({ progress }) => progress !== null), removed: [], folders: false }]
    follower.started()
  }
  const unfollow = () => {
    isFollowed = false
    messages = []
  }
  const enter = () => {
    if (isThere) return
    isThere = true
    follower = listFollower()
    observe()
    follow()
  }
  const leave = () => {
    if (!isThere) return
    isThere = false
    unobserve?.()
    unfollow()
    follower.left()
  }
  enter()

  const acts = {
    create: () => {
      const at = now()
      const said = { created_at: at, updated_at: at, folder_id: clock % 3 === 0 ? folder : null }
      const created = anItem(`t${clock}`, { ...said, progress: clock % 2 === 0 ? running : null })
      files = [created, ...files]
      publish(created.id)
    },
    finish: () => change(files.find(({ progress }) => progress !== null), { progress: null }),
    rename: () => change(files.at(-1), { title: `Named at ${clock}` }),
    move: () => change(files.at(-1), { folder_id: files.at(-1)?.folder_id === folder ? null : folder }),
    remove: () => {
      const last = files.at(-1)
      files = files.slice(0, -1)
      if (last !== undefined) publish(last.id)
    },
    hear: () => {
      const message = messages.shift()
      if (message !== undefined) follower.heard(message, search)
    },
    read: requests.read,
    answer: requests.answerFirst,
    answerLast: requests.answerLast,
    enter,
    leave,
    hide: unfollow,
    show: () => isThere && !isFollowed && follow(),
    focus: () => void queries.refetchQueries({ type: "active" }, { cancelRefetch: false }),
    switch: () => {
      if (!isThere) return
      search = search.folder === undefined ? { folder } : {}
      observe()
    },
  }
  const act = async (name: keyof typeof acts) => {
    acts[name]()
    await settle()
  }
  const arrive = async (): Promise<void> => {
    if (messages.length + requests.count() === 0) return
    await act("hear")
    await act("answer")
    await arrive()
  }
  return {
    act,
    /** The reader is there, and all that was on its way has arrived. */
    rest: async () => {
      await act("enter")
      await act("show")
      await arrive()
    },
    shown: () => ({
      items: asSeen(tasksOfList(search)),
      counts: queries.getQueryData(countsKey),
    }),
    there: () => ({ items: asSeen(filesIn(search.folder)), counts: counts() }),
    close: () => {
      leave()
      closeSideBar()
      queries.clear()
    },
  }
}

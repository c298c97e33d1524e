import { textsOf } from "#web/lib/text.ts"
import { useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { changes, noteChange, opened } from "../text/opened.ts"
import { shownStatus } from "../text/task-state.ts"

const { t } = textsOf("tools/parts")

type Found = Awaited<ReturnType<typeof client.library.listTasks.query>>

export const pageSize = 5

interface Listed {
  readonly found: Found | null
  readonly failure: string | null
  readonly page: number
  readonly turnTo: (page: number) => void
  readonly reload: () => void
}

/** What is still being worked on when the visitor returns is shown again. */
const restore = ({ items, page }: Found): void => {
  const running = items.find(({ status }) => shownStatus(status) === "processing")
  if (page === 1 && running !== undefined && opened.get() === null) opened.set(running.id)
}

/** The visitor's tasks of the tools, a page at a time, read again after every change. */
export const useHistory = (): Listed => {
  const [page, turnTo] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const load = async (): Promise<void> => {
      try {
        const listed = await client.library.listTasks.query({ origin: "tool", page, page_size: pageSize })
        if (isOver) return
        setFailure(null)
        setFound(listed)
        restore(listed)
        // The last one of a page was deleted.
        if (listed.items.length === 0 && page > 1) turnTo(page - 1)
      } catch (error) {
        if (!isOver) setFailure(saying(error, t("history.notLoaded")))
      }
    }
    void load()
    const unsubscribe = changes.subscribe(() => void load())
    return () => {
      isOver = true
      unsubscribe()
    }
  }, [page])
  return { found, failure, page, turnTo, reload: noteChange }
}

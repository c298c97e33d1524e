import { textsOf } from "#web/lib/text.ts"
import { useEffect, useState } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { changes, noteChange } from "../text/opened.ts"

const { t } = textsOf("tools/parts")

type Found = Awaited<ReturnType<typeof client.conversion.listConversions.query>>
export type Conversion = Found["items"][number]

export const pageSize = 5
const pollMs = 2000

interface Listed {
  readonly found: Found | null
  readonly failure: string | null
  readonly page: number
  readonly turnTo: (page: number) => void
  readonly reload: () => void
}

export const isRunning = ({ status }: Pick<Conversion, "status">): boolean =>
  status === "waiting" || status === "processing"

/** The visitor's conversions, a page at a time, read again while some are running and after every change. */
export const useConversions = (): Listed => {
  const [page, turnTo] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async (): Promise<void> => {
      clearTimeout(timer)
      try {
        const listed = await client.conversion.listConversions.query({ page, page_size: pageSize })
        if (isOver) return
        setFailure(null)
        setFound(listed)
        if (listed.items.length === 0 && page > 1) turnTo(page - 1)
        if (listed.items.some(isRunning)) timer = setTimeout(() => void load(), pollMs)
      } catch (error) {
        if (!isOver) setFailure(saying(error, t("history.notLoaded")))
      }
    }
    void load()
    const unsubscribe = changes.subscribe(() => void load())
    return () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
    }
  }, [page])
  return { found, failure, page, turnTo, reload: noteChange }
}

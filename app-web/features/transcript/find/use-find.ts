import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { findIn, type FindOptions, type Hits, loosely, noHits } from "#web/lib/find.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react"

const route = getRouteApi("/app/task/$taskId")

export interface Find {
  readonly isOpen: boolean
  /** How often it was requested. */
  readonly asked: number
  readonly text: string
  readonly hits: Hits
  /** The index of the current hit; -1 without hits. */
  readonly current: number
  readonly options: FindOptions
  readonly choose: (options: FindOptions) => void
  readonly open: () => void
  /** What had the focus when it was opened. */
  readonly opener: () => Element | null
  readonly type: (text: string) => void
  readonly step: (by: number) => void
  readonly close: () => void
}

/**
 * Searches all lines, or those of one speaker. The first hit is the one at or below the line that a link leads to, and
 * once something is typed, the line at the top of the window. The address contains the search text.
 */
export const useFind = ({ ids, texts, speakerOf }: Lines, only: number | null, lineAtTop: () => number): Find => {
  const inAddress = route.useSearch({ select: ({ find }) => find ?? "" })
  const [isOpen, setOpen] = useState(inAddress !== "")
  const opener = useRef<Element | null>(null)
  const [asked, setAsked] = useState(0)
  const [text, setText] = useState(inAddress)
  const [from, setFrom] = useState<number | null>(null)
  const [steps, setSteps] = useState(0)
  const linked = useLinkedLine(() => {
    setOpen(inAddress !== "")
    setText(inAddress)
    setFrom(null)
    setSteps(0)
  })
  const [options, setOptions] = useState(loosely)
  const wanted = useDeferredValue(text)
  const hits = useMemo(
    () => isOpen ? findIn(texts, wanted, (line) => only === null || speakerOf[line] === only, options) : noHits,
    [isOpen, texts, wanted, only, speakerOf, options],
  )
  const count = hits.lines.length
  const start = from ?? (linked === null ? 0 : ids.indexOf(linked))
  const first = Math.max(0, hits.lines.findIndex((line) => line >= start))
  useFindInAddress(isOpen ? text : "")
  return {
    isOpen,
    asked,
    text,
    hits,
    current: count === 0 ? -1 : (((first + steps) % count) + count) % count,
    options,
    choose: setOptions,
    opener: () => opener.current,
    open: () => {
      if (!isOpen) opener.current = document.activeElement
      setOpen(true)
      setAsked((before) => before + 1)
    },
    type: (typed) => {
      if (steps !== 0 || text === "") setFrom(lineAtTop())
      setText(typed)
      setSteps(0)
    },
    step: (by) => setSteps((before) => before + by),
    close: () => {
      setOpen(false)
      setOptions(loosely)
      setText("")
      setSteps(0)
    },
  }
}

/** The line that the address leads to; `onOther` is called when it comes to lead to another one. */
const useLinkedLine = (onOther: () => void): string | null => {
  const inAddress = route.useSearch({ select: ({ line }) => line ?? null })
  const [linked, setLinked] = useState(inAddress)
  if (inAddress !== null && inAddress !== linked) {
    setLinked(inAddress)
    onOther()
  }
  return linked
}

/** How long typing must rest before the address changes. */
const addressDelayMs = 400

const useFindInAddress = (text: string): void => {
  const changeAddress = useTaskAddress()
  const asked = route.useSearch({ select: ({ find }) => find ?? "" })
  useEffect(() => {
    if (text === asked) return
    const write = () => changeAddress((before) => ({ ...before, find: text }))
    const timer = setTimeout(write, addressDelayMs)
    return () => clearTimeout(timer)
  }, [text, asked, changeAddress])
}

import { noteWork } from "#web/entities/task/follow-work.ts"
import { TRPCClientError } from "@trpc/client"
import { useEffect, useRef, useState } from "react"
import { client } from "../calls/client.ts"
import { patience, shownStatus } from "./task-state.ts"

type Overview = Awaited<ReturnType<typeof client.library.openTask.query>>

interface Followed {
  readonly task: Overview | null
  readonly error: unknown
  /** It takes so long that the page no longer waits: it will be in the list. */
  readonly isLate: boolean
}

const pollMs = 1500
const nothing: Followed = { task: null, error: null, isLate: false }

/** A lost network is no answer: the page goes on asking. */
const isCut = (error: unknown): boolean => error instanceof TRPCClientError && !error.data

/** A task, asked for again while it is being worked on. `again` starts over, after something was started. */
export const useTask = (taskId: string): Followed & { readonly again: () => void } => {
  const [followed, setFollowed] = useState(nothing)
  const restart = useRef<() => void>(() => undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let begun = Date.now()
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      try {
        const task = await client.library.openTask.query({ task_id: taskId })
        if (isOver) return
        noteWork(task)
        const isRunning = shownStatus(task.status) === "processing"
        const isLate = isRunning && Date.now() - begun > patience
        setFollowed({ task, error: null, isLate })
        if (isRunning && !isLate) timer = setTimeout(() => void ask(), pollMs)
      } catch (error) {
        if (isOver) return
        if (isCut(error)) timer = setTimeout(() => void ask(), 2 * pollMs)
        else setFollowed({ ...nothing, error })
      }
    }
    restart.current = () => {
      begun = Date.now()
      void ask()
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [taskId])
  return { ...followed, again: () => restart.current() }
}

import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { useKeys } from "#web/lib/keys.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useRef } from "react"

const route = getRouteApi("/app/task/$taskId")

/** The questions about a task: open as the address says, once there is a text to ask about. */
export const useAskPanel = ({ transcribed_at, transcript }: OpenedTask) => {
  const wanted = route.useSearch({ select: ({ ask }) => ask === true })
  const changeAddress = useTaskAddress()
  const canAsk = transcribed_at !== null && transcript.count > 0
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    if (wanted) button.current?.focus()
    changeAddress(({ ask, ...before }) => ask === true ? before : { ...before, ask: true })
  }
  useKeys({ a: toggle }, canAsk)
  return { canAsk, isOpen: canAsk && wanted, toggle, button }
}

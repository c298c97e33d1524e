import { createContext, useContext } from "react"
import { isManaged, mayEdit, type TaskItem } from "./task-item.ts"

/** What the reader of this page is to its file. */
export const ReaderRole = createContext<TaskItem["role"]>("owner")

export const useIsManaged = (): boolean => isManaged({ role: useContext(ReaderRole) })

export const useMayEdit = (): boolean => mayEdit({ role: useContext(ReaderRole) })

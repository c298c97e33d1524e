import { createContext, useContext } from "react"

/** Whether the file of this page may be managed by its reader, who otherwise only edits what is in it. */
export const ManagedTask = createContext(true)

export const useIsManaged = (): boolean => useContext(ManagedTask)

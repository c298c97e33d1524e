import type { ReactElement } from "react"

export const TaskPage = (): ReactElement => <div />

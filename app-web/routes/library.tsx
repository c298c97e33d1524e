import type { ReactElement } from "react"
import { AccountBar } from "../features/account/account-bar.tsx"
import { AddFiles } from "../features/intake/add-files.tsx"
import { PasteText } from "../features/intake/paste-text.tsx"
import { TaskList } from "../features/task/task-list.tsx"
import { trpc } from "../lib/trpc.ts"
import { Brand } from "../ui/brand.tsx"

export const Library = (): ReactElement => {
  const utils = trpc.useUtils()
  const refresh = () => void Promise.all([utils.task.listTasks.invalidate(), utils.plan.getUsage.invalidate()])
  return (
    <>
      <header className="bar">
        <Brand />
        <AccountBar />
      </header>
      <div className="stack">
        <AddFiles onAdded={refresh} />
        <PasteText onAdded={refresh} />
        <TaskList />
      </div>
    </>
  )
}

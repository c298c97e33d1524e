import { soughtText } from "#web/entities/analysis/sought-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { EmptyWave } from "#web/ui/empty-wave.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, Suspense, useState } from "react"
import { MindMapList } from "./mind-map-list.tsx"

const MindMapDrawing = lazyComponent(() => import("./mind-map-drawing.tsx"), "MindMapDrawing")

/** The summary as a tree: drawn, or as a list for screen readers and keyboards. */
export const MindMapTab = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText("mind-map")
  const [isList, setList] = useState(() => safeLocalStorage.read(storageKeys.mindMapView) === "list")
  const show = useShowInSummary()
  const choose = (list: boolean) => {
    safeLocalStorage.write(storageKeys.mindMapView, list ? "list" : null)
    setList(list)
  }
  if (task.mind_map === null) {
    return (
      <div className="grid justify-items-center gap-4 px-6 pt-[9vh] text-center">
        <EmptyWave />
        <p className="text-md text-fg-2">{t("map.none")}</p>
      </div>
    )
  }
  if (isList) return <MindMapList map={task.mind_map} onDrawing={() => choose(false)} onShow={show} />
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MindMapDrawing
        taskId={task.id}
        title={task.title}
        map={task.mind_map}
        onList={() => choose(true)}
        onShow={show}
      />
    </Suspense>
  )
}

/** Shows the text of a node in the summary. */
const useShowInSummary = (): (text: string) => void => {
  const changeAddress = useTaskAddress()
  return (text) => {
    soughtText.set(text)
    changeAddress((before) => ({ ...before, tab: "summary" }))
  }
}

import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { type ReactElement, Suspense } from "react"
import { closeAdd } from "../add-state.ts"
import { useText } from "../texts.ts"

const Tab = lazyComponent(() => import("./meeting-tab.tsx"), "MeetingTab")
const Footer = lazyComponent(() => import("./meeting-footer.tsx"), "MeetingFooter")

/** The tab for meetings, loaded when it is first shown. */
export const MeetingPane = (): ReactElement => (
  <Suspense
    fallback={
      <div className="grid h-28 place-items-center">
        <Spinner />
      </div>
    }
  >
    <Tab />
  </Suspense>
)

export const MeetingPaneFooter = (): ReactElement => (
  <Suspense fallback={<CancelButton />}>
    <Footer />
  </Suspense>
)

const CancelButton = (): ReactElement => {
  const t = useText()
  return <Button onClick={closeAdd}>{t("act.cancel")}</Button>
}

import type { ReactElement } from "react"
import { useAddress } from "../lib/address.ts"
import { useToken } from "../lib/session.ts"
import { t } from "../lib/text.ts"
import { Callback } from "./callback.tsx"
import { Library } from "./library.tsx"
import { Login } from "./login.tsx"
import { TaskPage } from "./task-page.tsx"

/** The screen for an address; everything but signing in needs a session. */
export const App = (): ReactElement => {
  const address = useAddress()
  const token = useToken()
  return (
    <>
      <a className="skip" href="#content">{t("skip")}</a>
      <main id="content" className="page">{screen(address, token !== null)}</main>
    </>
  )
}

const screen = (address: string, signedIn: boolean): ReactElement => {
  if (address === "/callback") return <Callback />
  if (!signedIn) return <Login />
  const task = /^\/task\/([0-9a-f-]{36})$/.exec(address)?.[1]
  return task === undefined ? <Library /> : <TaskPage key={task} taskId={task} />
}

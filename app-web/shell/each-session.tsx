import { useToken } from "#web/lib/session.ts"
import { Fragment, type ReactElement, type ReactNode, useState } from "react"

/** Remounts its content when another session begins while it is shown: its state belongs to the previous person. */
export const EachSession = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const token = useToken()
  const [shown, setShown] = useState(token)
  // Without a session, the way to the sign-in page has begun.
  if (token !== null && token !== shown) setShown(token)
  return <Fragment key={shown}>{children}</Fragment>
}

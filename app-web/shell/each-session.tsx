import { useToken } from "#web/lib/session.ts"
import { Fragment, type ReactElement, type ReactNode, useState } from "react"

/** Builds its content anew when another session follows while it is shown: what it holds on to is the previous person's. */
export const EachSession = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const token = useToken()
  const [shown, setShown] = useState(token)
  // Without a session, the way to the sign-in page has begun.
  if (token !== null && token !== shown) setShown(token)
  return <Fragment key={shown}>{children}</Fragment>
}

import { followCachedUser } from "#web/entities/account/follow-cached-user.ts"
import { followVisitor } from "#web/entities/account/report-status.ts"
import { followCachedWork } from "#web/entities/task/follow-cached-work.ts"
import { followOffsite } from "#web/lib/usage/follow-offsite.ts"
import { arriveAt, pageOf } from "#web/lib/usage/page-of.ts"
import { report } from "#web/lib/usage/report.ts"

/** The part of a router that says when its reader has come somewhere. */
interface Places {
  readonly subscribe: (event: "onResolved", listener: () => void) => unknown
}

/** Follows the pages that are opened, who is signed in, work that ends and links that lead away, to report them. */
export const followUsage = (router: Places): void => {
  let last = ""
  const arrive = () => {
    const { pathname } = location
    if (pathname === last) return
    last = pathname
    const page = pageOf(pathname)
    arriveAt(page)
    report("web_other", { shown: page })
  }
  arrive()
  followVisitor()
  router.subscribe("onResolved", arrive)
  followCachedUser()
  followCachedWork()
  followOffsite()
}

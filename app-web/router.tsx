import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from "@tanstack/react-router"
import { basePath } from "./lib/base-path.ts"
import { withLayers } from "./lib/layer-history.ts"
import { askSearch, librarySearch, taskSearch } from "./lib/searches.ts"
import { storeReturnAddress, token } from "./lib/session.ts"
import { importWithRetry } from "./request/import-with-retry.ts"
import { Broken } from "./screens/broken/broken.tsx"
import { NotFound } from "./screens/not-found/not-found.tsx"
import { Root } from "./shell/root.tsx"
import { LoadingScreen } from "./ui/spinner.tsx"

const root = createRootRoute({ component: Root, notFoundComponent: NotFound })

const requireSession = ({ publicHref }: { readonly publicHref: string }): void => {
  if (token() !== null) return
  storeReturnAddress(publicHref)
  throw redirect({ to: "/login", replace: true })
}

/** A mistyped address, or half of one, is a page that does not exist. */
const requireId = (id: string): void => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id)) throw notFound()
}

/** Every screen but the sign-in pages needs a session. */
const app = createRoute({
  getParentRoute: () => root,
  id: "app",
  beforeLoad: ({ location }) => requireSession(location),
  component: lazyRouteComponent(() => importWithRetry(() => import("./shell/frame.tsx")), "Frame"),
})

/** The payment pages have their own frame, not the app's. */
const paying = createRoute({
  getParentRoute: () => root,
  id: "paying",
  beforeLoad: ({ location }) => requireSession(location),
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/payment/payment-frame.tsx")),
    "PaymentFrame",
  ),
})

const library = createRoute({
  getParentRoute: () => app,
  path: "/",
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/library/library.tsx")), "Library"),
})

/** The same library at the address for phones. */
const mobile = createRoute({
  getParentRoute: () => app,
  path: "/mobile",
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/library/library.tsx")), "Library"),
})

const task = createRoute({
  getParentRoute: () => app,
  path: "/task/$taskId",
  validateSearch: taskSearch,
  beforeLoad: ({ params }) => requireId(params.taskId),
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/task-page/task-page.tsx")), "TaskPage"),
})

/** Questions about all files. */
const ask = createRoute({
  getParentRoute: () => app,
  path: "/ask",
  validateSearch: askSearch,
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/ask/ask.tsx")), "Ask"),
})

/** The profile, devices and keys of the account. */
const account = createRoute({
  getParentRoute: () => app,
  path: "/account",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/account/account.tsx")), "Account"),
})

/** What happens to the account's files by itself. */
const automation = createRoute({
  getParentRoute: () => app,
  path: "/account/automation",
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/automation/automation.tsx")),
    "Automation",
  ),
})

/** Plans, payments and minutes. */
const plans = createRoute({
  getParentRoute: () => paying,
  path: "/payment/plans",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/plans/plans.tsx")), "Plans"),
})

/** Where a payment provider returns to. */
const paymentSuccess = createRoute({
  getParentRoute: () => paying,
  path: "/payment/success",
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/payment/payment-success.tsx")),
    "PaymentSuccess",
  ),
})

const paymentCancel = createRoute({
  getParentRoute: () => paying,
  path: "/payment/cancel",
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/payment/payment-cancel.tsx")),
    "PaymentCancel",
  ),
})

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/login/login.tsx")), "Login"),
})

const callback = createRoute({
  getParentRoute: () => root,
  path: "/callback",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/callback/callback.tsx")), "Callback"),
})

/** Where a change of the account's address is undone; open to everyone who has its link. */
const undoChange = createRoute({
  getParentRoute: () => root,
  path: "/undo-change",
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/undo-change/undo-change.tsx")),
    "UndoChange",
  ),
})

/** Where an app asks for access to the account. Signing in, if needed, leads back here. */
const connect = createRoute({
  getParentRoute: () => root,
  path: "/connect/$id",
  beforeLoad: ({ location }) => requireSession(location),
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/connect/connect.tsx")), "Connect"),
})

/** Where the desktop app is downloaded; open to everyone. */
const download = createRoute({
  getParentRoute: () => root,
  path: "/download",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/download/download.tsx")), "Download"),
})

/** For the operator, who needs no account. */
const engines = createRoute({
  getParentRoute: () => root,
  path: "/engines",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/engines/engines.tsx")), "Engines"),
})

const desk = createRoute({
  getParentRoute: () => root,
  path: "/operator",
  component: lazyRouteComponent(() => importWithRetry(() => import("./screens/desk/desk.tsx")), "Desk"),
})

const styleguide = createRoute({
  getParentRoute: () => root,
  path: "/styleguide",
  component: lazyRouteComponent(
    () => importWithRetry(() => import("./screens/styleguide/styleguide.tsx")),
    "Styleguide",
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([
    app.addChildren([library, mobile, task, ask, account, automation]),
    paying.addChildren([plans, paymentSuccess, paymentCancel]),
    login,
    callback,
    undoChange,
    connect,
    download,
    engines,
    desk,
    styleguide,
  ]),
  basepath: basePath,
  history: withLayers(createBrowserHistory()),
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: Broken,
  scrollRestoration: true,
})

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router
  }
}

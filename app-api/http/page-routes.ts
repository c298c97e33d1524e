/** Where the web app lives. */
export const appBase = "/transcribe/"

export interface Screen {
  readonly name: string
  /** Its addresses, below the base. */
  readonly address: RegExp
  /** Its modules, as keys of the build's manifest: the page preloads these, with everything they import. */
  readonly modules: ReadonlyArray<string>
}

const app = "start.tsx"
const frame = "shell/frame.tsx"
const paying = "screens/payment/payment-frame.tsx"

/** The screens whose code the page preloads; the first match wins. Others work too, just later. */
export const screens: ReadonlyArray<Screen> = [
  { name: "library", address: /^(mobile)?$/, modules: [app, frame, "screens/library/library.tsx"] },
  { name: "task-page", address: /^task\/[^/]+$/, modules: [app, frame, "screens/task-page/task-page.tsx"] },
  { name: "plans", address: /^payment\/plans$/, modules: [app, paying, "screens/plans/plans.tsx"] },
  {
    name: "payment-success",
    address: /^payment\/success$/,
    modules: [app, paying, "screens/payment/payment-success.tsx"],
  },
  { name: "login", address: /^login$/, modules: [app, "screens/login/login.tsx"] },
  { name: "callback", address: /^callback$/, modules: [app, "screens/callback/callback.tsx"] },
  { name: "engines", address: /^engines$/, modules: [app, "screens/engines/engines.tsx"] },
  { name: "desk", address: /^operator$/, modules: [app, "screens/desk/desk.tsx"] },
  { name: "styleguide", address: /^styleguide$/, modules: [app, "screens/styleguide/styleguide.tsx"] },
]

/** The screen of an address of the server. */
export const screenOf = (path: string): Screen | null =>
  path.startsWith(appBase) ? screens.find(({ address }) => address.test(path.slice(appBase.length))) ?? null : null

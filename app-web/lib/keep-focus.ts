/** The focus of the page as a whole: between two screens, and when nothing nearer is left. */
export const focusPage = (): void => {
  const page = document.querySelector<HTMLElement>("#content") ?? document.querySelector<HTMLElement>("main,h1")
  if (page === null) return
  if (page.tabIndex < 0) page.tabIndex = -1
  page.focus({ preventScroll: true })
}

/** How long the code that removes a control has to move the focus itself. */
const graceMs = 50

const controls = "button,a[href],input,textarea,select,[tabindex='0']"

/** Parts of a screen: if one of their controls goes, the first of the others takes over. */
const parts = "li,ul,ol,form,fieldset,section,header,nav,aside,[role=toolbar],[role=tabpanel],[role=dialog]"

type Path = ReadonlyArray<Element>

/** The focused element and its ancestors, innermost first: whatever is left of them receives the focus. */
let path: Path = []
/** The same for the page, while the focus is in a menu, a dialog or a message over it. */
let pagePath: Path = []

const pathOf = (element: Element | null): Path => element === null ? [] : [element, ...pathOf(element.parentElement)]

const canFocus = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(":disabled") && element.checkVisibility()

const isOnBody = (): boolean => document.activeElement === null || document.activeElement === document.body

const isLost = (): boolean => isOnBody() && path.length > 0 && !canFocus(path[0])

const nearest = (lost: Path): HTMLElement | undefined =>
  lost.filter((one) => one.isConnected && one.matches(parts))
    .flatMap((one) => Array.from(one.querySelectorAll(controls)))
    .find(canFocus)

const restore = (): void => {
  if (!isLost()) return
  const [onPage] = pagePath
  const next = nearest(path) ?? (canFocus(onPage) ? onPage : nearest(pagePath))
  if (next === undefined) focusPage()
  else next.focus({ preventScroll: true })
}

/**
 * Keeps the focus on the page: a control that is removed, disabled or hidden while it has the focus would leave it on the
 * body, where the keyboard has no place and a screen reader starts over.
 */
export const keepFocus = (): void => {
  let timer = 0
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return
    path = pathOf(target)
    if (target.closest("#layers") === null) pagePath = path
  })
  // A press on empty space removes the focus, which is fine.
  addEventListener("pointerdown", () =>
    setTimeout(() => {
      if (isOnBody() && !isLost()) path = []
    }))
  new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = window.setTimeout(restore, graceMs)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "inert"] })
}

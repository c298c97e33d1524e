import type { Page } from "playwright"

/**
 * Lets a page be opened or reloaded right after a layer on it was closed. The page goes back then, which takes the browser a
 * moment and would abort the navigation: it is asked for again.
 */
export const steadyNavigation = (page: Page): void => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = (...to) => again(() => goto(...to))
  page.reload = (...options) => again(() => reload(...options))
}

const again = async <A>(navigate: () => Promise<A>): Promise<A> => {
  try {
    return await navigate()
  } catch (error) {
    if (error instanceof Error && error.message.includes("net::ERR_ABORTED")) return await navigate()
    throw error
  }
}

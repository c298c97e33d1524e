const opened = () => document.querySelectorAll<HTMLDetailsElement>("details[data-fold][open]")

/** The menus open without script; with it, one at a time, and Escape and a click elsewhere close them. */
export const foldMenus = (): void => {
  document.addEventListener("click", ({ target }) => {
    for (const menu of opened()) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
  })
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return
    for (const menu of opened()) {
      menu.open = false
      menu.querySelector("summary")?.focus()
    }
  })
}

/** Where menus, hints and dialogs are put: a landmark of the page, so that nothing stands outside of all landmarks. */
export const layers: HTMLElement | null = document.querySelector<HTMLElement>("#layers")

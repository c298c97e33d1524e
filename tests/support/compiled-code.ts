/** Where Node keeps compiled code: the programs that tests start need not compile what another has, as under `npm start`. */
export const compiledCode = (): Readonly<Record<string, string>> => {
  const { NODE_COMPILE_CACHE: folder } = process.env
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

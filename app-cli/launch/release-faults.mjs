/** The section of a version in the changelog: its heading, and what follows up to the next; null if there is none. */
export const sectionOf = (changelog, version) => {
  const sections = changelog.split(/^(?=## )/m)
  return sections.find((section) => section.startsWith(`## ${version} `)) ?? null
}

/** Why a version cannot be released, each in one line. */
export const releaseFaults = ({ version, inCode, changelog, branch, changes, tags }) => {
  const heading = sectionOf(changelog, version)?.split("\n")[0]
  return [
    [/^\d+\.\d+\.\d+$/.test(version), `package.json: version "${version}" must be three numbers, as 0.2.0`],
    [inCode === version, `domain/kernel/version.ts says ${inCode}, package.json ${version}`],
    [heading !== undefined, `CHANGELOG.md has no section "## ${version} — YYYY-MM-DD"`],
    [
      heading === undefined || /^## \S+ — \d{4}-\d\d-\d\d$/.test(heading),
      `CHANGELOG.md: "${heading}" needs the day of the release, as "## ${version} — 2026-12-01"`,
    ],
    [branch === "main", `the branch is ${branch}; releases are made from main`],
    [changes === "", `there are changes that are not committed:\n${changes}`],
    [!tags.includes(`v${version}`), `v${version} exists already; raise the version`],
  ].filter(([isFine]) => !isFine).map(([, fault]) => fault)
}

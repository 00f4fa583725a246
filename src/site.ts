/** The names, addresses and words of this community. `docs/another-community.md` lists the other files. This file imports nothing. */
export const site = {
  title: "The Pilot Club Documentation",
  shortTitle: "The Pilot Club Docs",
  organization: "The Pilot Club",
  description:
    "Guides for members, developers and staff of The Pilot Club, the reference of its two HTTP APIs, and release notes.",
  /** Origin of the published site; `SITE_URL` and `PATH_PREFIX` override it for one build. */
  url: "https://docs.thepilotclub.org",
  language: "en",
  titleSeparator: "|",
  repository: { url: "https://github.com/the-pilot-club/docs-site", branch: "main" },
  docsVersion: { name: "current", label: "Next" },
  releases: { title: "New Releases", pageSize: 10 },
  /** The page that lists all APIs. */
  apis: "/docs/services/apis/",
  /** Languages of samples, by the ids of `src/openapi/samples/samples.ts`. */
  sampleLanguages: ["curl", "javascript", "python", "go", "csharp"],
  /** Rules about writing that are switched off for all documents: the names after `rule:` in reports. */
  lintIgnore: [] as string[],
  /** Suggestions in the empty search box. */
  searchExamples: { command: "/metar", field: "discord_id" },
  /** Shown above the navbar; readers who dismissed the last one see it again once it has a new id. `null`: no bar. */
  announcement: {
    id: "fcp-1.1",
    text: "Flight Crew Portal v1.1 is out.",
    link: { label: "What changed", path: "/releases/fcp/1.1/" },
  } as { id: string; text: string; link?: { label: string; path: string } } | null,
  navbar: [
    { label: "Docs", path: "/docs/welcome/", section: "docs" },
    { label: "Releases", path: "/releases/", section: "releases" },
    {
      label: "APIs",
      section: "api",
      items: [
        { label: "Overview", path: "/docs/services/apis/" },
        { label: "Flight Crew Portal API", path: "/docs/api/fcp-api/" },
        { label: "Discord Bot API", path: "/docs/api/internal-api/" },
      ],
    },
  ] as NavbarItem[],
  github: "https://github.com/the-pilot-club",
  footer: [
    {
      title: "Websites",
      links: [
        { label: "The Pilot Club", url: "https://www.thepilotclub.org/" },
        { label: "Flight Crew Portal", url: "https://flightcrew.thepilotclub.org/" },
        { label: "Charters", url: "https://charters.thepilotclub.org" },
        { label: "Flight School", url: "https://flightschool.thepilotclub.org" },
      ],
    },
    {
      title: "Community",
      links: [
        { label: "Discord", url: "https://discord.st/thepilotclub" },
        { label: "Instagram", url: "https://www.instagram.com/tpc_media/" },
        { label: "Facebook", url: "https://www.facebook.com/tpcflightsim/" },
        { label: "YouTube", url: "https://www.youtube.com/@tpc_media" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "Blog", url: "https://www.thepilotclub.org/blog" },
        { label: "GitHub", url: "https://github.com/the-pilot-club" },
      ],
    },
  ] as { title: string; links: FooterLink[] }[],
  copyright: "© 2025 The Pilot Club",
};

export type Section = "docs" | "releases" | "api";

/** A page of this site, or another website of the community. Structured data names the websites. */
type FooterLink = { label: string } & ({ path: `/${string}` } | { url: `https://${string}` });

interface NavbarItem {
  label: string;
  /** The part of the site whose pages mark this entry; without one, its own page does. */
  section?: Section;
  path?: string;
  items?: { label: string; path: string }[];
}

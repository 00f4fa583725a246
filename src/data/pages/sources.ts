import type { Project } from '../../content/project';
import type { Diagnostic } from '../../report/diagnostic';
import type { Apis } from '../source/apis';
import type { ApiPage } from './api-pages';
import type { SidebarTree } from './sidebar-trees';
import type { SitePage } from './site-page';

/** What pages are made from: APIs and documents, without those whose address another page has. */
export interface Sources extends Omit<Apis, 'diagnostics'> {
  content: Project;
  /** Every page of each API and each earlier version, by slug. */
  apiPages: ReadonlyMap<string, readonly ApiPage[]>;
  /** Dates of last changes (ISO), by path from the project's root. */
  updated: ReadonlyMap<string, string>;
}

/** Sources, and every page that they make. */
export interface Site extends Sources {
  pages: readonly SitePage[];
  /** Sidebars by id. */
  sidebars: ReadonlyMap<string, SidebarTree>;
}

/** A site that was read from its files and checked. */
export interface SiteSource extends Site {
  /** Addresses of the content's pictures, in every size. */
  pictures: readonly string[];
  diagnostics: Diagnostic[];
  /** Files with an error that changes what pages show: names of files, and links to pages that are gone, change nothing. */
  failed: ReadonlySet<string>;
  /** In development: files with an error in whose place their last text without one is shown. */
  held?: ReadonlySet<string>;
}

import styled from '@emotion/styled';
import { prose } from '../../styles/prose/prose';
import { StaticHtml } from '../base/static-html';

/** The body of a document, which the build finished. */
export const Prose = styled(StaticHtml)(prose);

import { site } from '../../site';
import { colors } from '../../styles/tokens';

interface SocialCardFrameProps {
  /** The page's kind, in a word or two. */
  kind: string;
  /** Upper-case method of an operation. */
  method?: string;
  /** Address of the mark's picture. */
  mark: string;
}

const night = (name: keyof typeof colors) => colors[name][1];

function methodColor(method: string): keyof typeof colors {
  const name = `method-${method.toLowerCase()}`;
  return name in colors ? (name as keyof typeof colors) : 'color-muted';
}

/** Choose a font size that fits a long title on three lines. */
function titleSize(title: string): number {
  return title.length <= 32 ? 88 : title.length <= 66 ? 70 : 56;
}

/** Show a page's picture for chats and feeds, 1200 by 630, without its title. satori knows only flex boxes and inline styles. */
export function SocialCardFrame({ kind, method, mark }: SocialCardFrameProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: 1200,
        height: 630,
        padding: '80px 76px 64px',
        fontFamily: 'Inter',
        color: night('color-text'),
        background: night('color-bg'),
      }}
    >
      <svg
        width={700}
        height={700}
        viewBox="0 0 700 700"
        fill="none"
        stroke={night('color-border')}
        style={{ position: 'absolute', right: -440, top: -17 }}
      >
        <circle cx="350" cy="350" r="348" strokeWidth="3" />
        <circle cx="350" cy="350" r="318" strokeWidth="28" strokeDasharray="3 80.252" />
      </svg>
      <div
        style={{ position: 'absolute', top: 0, left: 0, width: 1200, height: 12, background: night('color-accent') }}
      />
      <div
        style={{ display: 'flex', alignItems: 'center', fontSize: 32, fontWeight: 400, color: night('color-muted') }}
      >
        {method && (
          <span
            style={{
              marginRight: 22,
              padding: '6px 18px',
              borderRadius: 10,
              fontSize: 28,
              fontWeight: 700,
              color: night('color-bg'),
              background: night(methodColor(method)),
            }}
          >
            {method}
          </span>
        )}
        <span>{kind}</span>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 32 }}>
        <img alt="" src={mark} width={60} height={60} style={{ marginRight: 22 }} />
        <span>{site.shortTitle}</span>
      </div>
    </div>
  );
}

/** Show a card's title, the only part that differs between most cards. */
export function SocialCardTitle({ title }: { title: string }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 76,
        top: 151,
        display: 'flex',
        alignItems: 'center',
        width: 864,
        height: 330,
        fontFamily: 'Inter',
        color: night('color-text'),
      }}
    >
      <div
        style={{
          display: 'block',
          lineClamp: 3,
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.12,
          letterSpacing: '-0.025em',
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
    </div>
  );
}

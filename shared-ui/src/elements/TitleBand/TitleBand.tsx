import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { TintToken } from '../../theme/departmentTint';
import { from } from '../../theme/from';
import { displayHeading } from '../../theme/mixins';
import { s } from '../../theme/s';
import type { ClothPrint } from '../ClothStrip/clothPrints';
import { ClothStrip } from '../ClothStrip/ClothStrip';
import { Container } from '../Container/Container';

/** The paper behind the words: a department's tint, the page's own, that of inputs, or ink. */
export type BandGround = 'color.paper' | 'color.sunk' | 'color.ink' | TintToken;

interface Props {
  /** Breadcrumbs. */
  trail: ReactNode;
  /** The page's one `h1`. */
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** Drawing beside the words; it stands on the band's lower edge. */
  art?: ReactNode;
  ground?: BandGround;
  print?: ClothPrint;
  /** `lean` where goods follow, which are what shoppers came for: lower, and without its drawing on phones. */
  measure?: 'full' | 'lean';
}

/** The head of a page: breadcrumbs, title and introduction on tinted paper, hemmed with printed cloth. */
export function TitleBand({ trail, title, intro, art, print, ...look }: Props) {
  const { ground = 'color.paper', measure = 'full' } = look;
  return (
    <>
      <Band $ground={ground} $measure={measure}>
        <Container>
          {trail}
          <Head $measure={measure} $hasArt={art !== undefined}>
            <Words $measure={measure}>
              <Title $measure={measure}>{title}</Title>
              {intro && <Intro $measure={measure}>{intro}</Intro>}
            </Words>
            {art && <Art $measure={measure}>{art}</Art>}
          </Head>
        </Container>
      </Band>
      {print && <ClothStrip $print={print} />}
    </>
  );
}

type Measured = { $measure: 'full' | 'lean' };

const darkGrounds: readonly BandGround[] = ['color.ink', 'color.tintAnime'];

const onDark = css`
  color: ${s('color.onDark')};

  nav ol,
  nav li::after {
    color: ${s('color.onDark2')};
  }
  nav a:hover {
    color: ${s('color.haldi')};
  }
`;

const onLight = css`
  color: ${s('color.ink')};

  nav ol,
  nav li::after {
    color: ${s('color.ink')};
  }
`;

const Band = styled.header<{ $ground: BandGround } & Measured>`
  padding-top: ${({ $measure }) => ($measure === 'full' ? s('space.16') : s('space.12'))};
  overflow: hidden;
  background: ${({ $ground }) => s($ground)};
  ${({ $ground }) => (darkGrounds.includes($ground) ? onDark : onLight)}
`;

const besideArt = {
  full: 'minmax(0, 6fr) minmax(0, 5fr)',
  lean: 'minmax(0, 1fr) auto',
};

const Head = styled.div<Measured & { $hasArt: boolean }>`
  display: grid;
  gap: 0 ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);

  ${from('tablet')} {
    grid-template-columns: ${({ $measure, $hasArt }) => ($hasArt ? besideArt[$measure] : 'minmax(0, 1fr)')};
  }
  ${from('desktop')} {
    gap: 0 ${s('space.72')};
  }
`;

const Words = styled.div<Measured>`
  align-self: center;
  padding-block: ${({ $measure }) => ($measure === 'full' ? s('space.24') : s('space.4'))}
    ${({ $measure }) => ($measure === 'full' ? s('space.32') : s('space.12'))};

  ${from('tablet')} {
    padding-block: ${({ $measure }) => ($measure === 'full' ? s('space.24') : s('space.12'))}
      ${({ $measure }) => ($measure === 'full' ? s('space.32') : s('space.16'))};
  }

  ${from('desktop')} {
    padding-block: ${({ $measure }) => ($measure === 'full' ? s('space.32') : s('space.12'))}
      ${({ $measure }) => ($measure === 'full' ? s('space.48') : s('space.32'))};
  }
`;

const Title = styled.h1<Measured>`
  ${({ $measure }) => displayHeading($measure === 'full' ? 66 : 48)}
`;

const Intro = styled.div<Measured>`
  max-width: 60ch;
  margin-top: ${({ $measure }) => ($measure === 'full' ? s('space.8') : s('space.4'))};
  font-size: ${({ $measure }) => ($measure === 'full' ? s('size.16') : s('size.14'))};
  line-height: ${({ $measure }) => ($measure === 'full' ? 'inherit' : '1.4')};
  text-wrap: pretty;

  ${from('tablet')} {
    margin-top: ${s('space.12')};
    font-size: ${s('size.18')};
    line-height: inherit;
  }
`;

const Art = styled.div<Measured>`
  align-self: end;
  min-width: 0;
  ${({ $measure }) => $measure === 'lean' && 'display: none;'}

  ${from('tablet')} {
    display: block;
  }
`;

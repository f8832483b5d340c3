import { useState } from 'react';
import styled from 'styled-components';
import { sizeCharts } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { ChipGroup, from, s } from '@shop/ui';
import { HashTabs } from '../hash/HashTabs';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { FitGuarantee } from './FitGuarantee';
import { MeasuredFigure } from './MeasuredFigure';
import { SizeTable } from './SizeTable';

const howTo = [
  ['A', 'Chest or bust', 'Around the fullest part, under the arms, the tape level at the back.'],
  ['B', 'Waist', 'Where your elbow bends. Breathe out, and leave one finger under the tape.'],
  ['C', 'Hip', 'Around the fullest part, feet together.'],
] as const;

const charts = [
  { id: 'men', chart: sizeCharts.men, label: "Men's" },
  { id: 'women', chart: sizeCharts.women, label: "Women's" },
  { id: 'kids', chart: sizeCharts.kids, label: "Kids'" },
  { id: 'waist', chart: sizeCharts.waist, label: 'Waist' },
  { id: 'footwear', chart: sizeCharts.footwear, label: 'Footwear' },
  { id: 'kids-footwear', chart: sizeCharts.kidsFootwear, label: "Kids' footwear" },
] as const;

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
];

export function Component() {
  const { settings } = usePlatform();
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const tabOf = ({ id, chart, label }: (typeof charts)[number]) => ({
    id,
    label,
    content: <SizeTable chart={chart} unit={unit} />,
  });
  return (
    <InfoPage
      page={linkTo('size-guide')}
      title="Size Guide"
      description="Measure in three steps and read your size: men's and women's XS to XXL, kids' 2-3Y to 12-13Y, in centimetres and inches."
      ground="color.tintMen"
      print="spark"
      intro="A tailor measures twice. Take a soft tape, wear something thin, and ask somebody to help with the back."
      art={<MeasuredFigure />}
    >
      <Section heading="How to measure">
        <Measures>
          {howTo.map(([letter, title, text]) => (
            <li key={letter}>
              <span aria-hidden>{letter}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Measures>
      </Section>
      <Section
        heading="Size charts"
        intro="Measures of your body, not of the garment. For shoes stand on paper, heel to the wall, and measure to the longest toe."
      >
        <ChipGroup
          legend="Unit"
          options={units}
          value={unit}
          onChange={(value) => setUnit(value === 'in' ? 'in' : 'cm')}
        />
        <HashTabs label="Size charts" tabs={[tabOf(charts[0]), ...charts.slice(1).map(tabOf)]} />
      </Section>
      <Section heading="Between two sizes?">
        <Prose as="ul">
          <li>Kurtas, saree blouses and bandi jackets: take the larger size, they can be taken in.</li>
          <li>Tees and hoodies: take your own size, they give.</li>
          <li>Handloom cotton shrinks by about two percent in its first wash; our charts allow for it.</li>
          <li>For children go by height rather than age, and leave room for one season.</li>
        </Prose>
      </Section>
      <FitGuarantee returnDays={settings.returnDays}>
        <Link to={linkTo('returns')}>Returns and exchanges</Link>
        <Link to={linkTo('contact')}>Ask our tailor</Link>
      </FitGuarantee>
    </InfoPage>
  );
}

const Measures = styled.ol`
  display: grid;
  gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    display: flex;
    gap: ${s('space.16')};
  }

  span {
    display: grid;
    flex: none;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${s('radius.round')};
    background: ${s('color.madder')};
    color: ${s('color.onMadder')};
    font-weight: 700;
  }

  h3 {
    margin: 0;
    font-size: ${s('size.18')};
    line-height: 40px;
  }

  p {
    color: ${s('color.ink2')};
  }
`;

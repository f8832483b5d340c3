import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { BrandMark, ClothStrip, Container, focusRing, forFingers, from, s } from '@shop/ui';
import { ContactInfo } from './ContactInfo';
import { type FooterColumn, footerColumns, legalLinks } from './footerLinks';
import { LegalImprint } from './LegalImprint';
import { NewsletterPlace } from './NewsletterPlace';
import { SocialLinks } from './SocialLinks';

/** Newsletter, links, contact, payment labels, networks and the legal line (spec §2, Footer). */
export function SiteFooter() {
  return (
    <Ground>
      <ClothStrip $print="ajrakh" />
      <Container>
        <Head>
          <div>
            <Name to={linkTo('home')}>
              <BrandMark size={56} />
              <span>{shop.name}</span>
            </Name>
            <p>{shop.description}</p>
          </div>
          <NewsletterPlace />
        </Head>
        <Columns>
          {footerColumns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
          <div>
            <Heading>Contact</Heading>
            <ContactInfo />
          </div>
          <div>
            <Heading>Pay with</Heading>
            <Labels>
              {shop.paymentLabels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </Labels>
            <Heading>Follow us</Heading>
            <SocialLinks />
          </div>
        </Columns>
        <LegalImprint />
        <Legal>
          <span>
            © {shop.name}, {shop.contact.city}. Pictures are illustrated samples.
          </span>
          {usePlatform()
            .links.offered(legalLinks)
            .map(({ label, to, href }) => (
              <Link key={href} to={to}>
                {label}
              </Link>
            ))}
        </Legal>
      </Container>
    </Ground>
  );
}

function Column({ heading, links }: FooterColumn) {
  const offered = usePlatform().links.offered(links);
  return (
    <nav aria-label={heading}>
      <Heading>{heading}</Heading>
      <List>
        {offered.map(({ label, to, href }) => (
          <li key={href}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Ground = styled.footer`
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
  font-size: ${s('size.15')};

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${s('color.haldi')};
    text-decoration: underline;
  }

  :focus-visible {
    ${focusRing}
    outline-color: ${s('color.haldi')};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${s('space.32')};
  padding-block: ${s('space.48')} ${s('space.32')};

  p {
    max-width: 46ch;
    margin-top: ${s('space.16')};
    color: ${s('color.onDark2')};
  }

  ${from('desktop')} {
    grid-template-columns: 1fr auto;
    gap: ${s('space.72')};

    form {
      width: 440px;
    }
  }
`;

const Name = styled(Link)`
  && {
    display: inline-flex;
    gap: ${s('space.12')};
    align-items: center;
    font-family: ${s('font.display')};
    font-size: ${s('size.36')};
    line-height: 1;
    text-decoration: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.32')} ${s('space.24')};
  padding-block: ${s('space.32')};
  border-top: 1px solid ${s('color.lineOnDark')};

  > div {
    grid-column: 1 / -1;
  }

  ${from('tablet')} {
    > div {
      grid-column: auto;
    }
  }

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr 1.5fr 1.2fr;
    gap: ${s('space.48')};
  }
`;

const Heading = styled.h2`
  margin: 0 0 ${s('space.12')};
  color: ${s('color.haldi')};
  font-size: ${s('size.14')};
  font-weight: 600;
  letter-spacing: 0.04em;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    ${forFingers} {
      min-height: 44px;
    }
  }
`;

const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin: 0 0 ${s('space.24')};
  padding: 0;
  list-style: none;

  li {
    padding: ${s('space.4')} ${s('space.12')};
    border-radius: ${s('radius.badge')};
    background: ${s('color.onDark')};
    color: ${s('color.ink')};
    font-size: ${s('size.14')};
    font-weight: 700;
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.24')};
  padding-block: ${s('space.24')} ${s('space.32')};
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};

  a {
    display: inline-flex;
    align-items: center;
    ${forFingers} {
      min-height: 44px;
    }
  }

  span {
    margin-right: auto;
  }
`;

import { until } from '@shop/ui';

/** The `<template>` that holds the scripts of a page that begins with pictures: what stands in one is not fetched. */
export const heldScriptsId = 'held-scripts';

/** The page's root has it until what a phone shows at first is there. */
export const firstScreenAttribute = 'data-first-screen';

/**
 * So long nothing of an island is laid out that stands further down, and none of its pictures is fetched: of
 * `content-visibility: auto` browsers lay out what is within two screens. On phones whose screens show none of it.
 */
export const firstScreenRules =
  `${until('tablet')} and (height<950px){` +
  `[${firstScreenAttribute}] [data-later]{content-visibility:hidden!important}}`;

/** Milliseconds after which nobody waits for pictures any longer: a connection that is slower has other troubles. */
const longest = 1000;

/**
 * Stands in the head of a page that begins with pictures, and has the browser do first what is seen first. Once the pictures are there that the page
 * begins with, the scripts are fetched that are held, in their order, and what stands further down is laid out: on a slow
 * connection both would share it, and a page is looked at before it is pressed. Whoever scrolls, or comes to a part of the page,
 * sees the rest at once. Constant, as the Content-Security-Policy admits it by its hash; the scripts are markup of the page, since no
 * text becomes an address of script here.
 */
export const firstScreenScript =
  '(function(page,root){' +
  'var isParsed;' +
  `if(!location.hash)root.setAttribute("${firstScreenAttribute}","");` +
  `function showRest(){root.removeAttribute("${firstScreenAttribute}")}` +
  'function start(){' +
  `var held=page.getElementById("${heldScriptsId}");` +
  'if(!held)return;' +
  'held.content.querySelectorAll("script").forEach(function(script){script.async=false});' +
  'held.replaceWith(held.content);' +
  // After the scripts: its pictures are fetched then, too.
  'setTimeout(showRest)}' +
  'function look(){' +
  'var pictures=[].slice.call(page.querySelectorAll("img[fetchpriority=high]"));' +
  'if((isParsed||pictures.length)&&pictures.every(function(picture){return picture.complete}))start()}' +
  // They are heard on their way down to the picture: they do not bubble.
  'page.addEventListener("load",look,true);' +
  'page.addEventListener("error",look,true);' +
  'page.addEventListener("scroll",showRest);' +
  `page.addEventListener("DOMContentLoaded",function(){isParsed=true;look();setTimeout(start,${longest})})` +
  '})(document,document.documentElement)';
